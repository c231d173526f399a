// A table at once, against bots: the game begins as soon as one sits there.

import { api } from "./api";
import { loadCoach } from "./coach";
import { person } from "./me.svelte";
import { notices } from "./notices.svelte";
import { router } from "./router.svelte";

/** Who plays against somebody in their first game. */
const GENTLEST: readonly string[] = ["page", "page"];

export async function playAgainst(bots: readonly string[], made?: (table: string) => void): Promise<void> {
  try {
    await person.load();
    const seats = bots.map((bot) => ({ kind: "bot" as const, bot }));
    const table = await api.create({ seats: [{ kind: "me" }, ...seats], first_game: !!made });
    made?.(table.id);
    router.go(`/table/${table.id}`);
  } catch (error) {
    notices.fail(error);
  }
}

/** The first game: a deal that welcomes a newcomer, and the coach beside it. */
export async function playFirstGame(): Promise<void> {
  const { beginFirstGame } = await loadCoach();
  await playAgainst(GENTLEST, beginFirstGame);
}
