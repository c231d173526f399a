// Teaching mode: before a choice that would lose points is sent, the page asks whether it is meant. Loaded when it is on.
import { mount, unmount } from "svelte";
import type { TableConnection } from "../lib/connection.svelte";
import { addWords } from "../lib/i18n.svelte";
import type { Weighed } from "../wire";
import Doubt from "./Doubt.svelte";

const files = import.meta.glob<string>("../locale/teach.*.ftl", { query: "?raw", import: "default" });
await addWords((lang) => files[`../locale/teach.${lang}.ftl`]!());

export { default as Wish } from "./Wish.svelte";

/** Milliseconds that a choice waits for its judgement. What is not judged by then is played. */
export const PATIENCE = 2500;

/** The part of a connection that is used; tests bring their own. */
export type Weighing = Pick<TableConnection, "asking" | "weigh">;

let weighing = false;

/** Whether a choice is to be sent: it loses less than `least` points, nobody knows, or it is meant all the same. */
export async function meant(
  connection: Weighing,
  actions: readonly string[],
  least: number,
  ask: (weighed: Weighed) => Promise<boolean> = doubted,
): Promise<boolean> {
  const prompt = connection.asking;
  if (!prompt || prompt.options.length < 2) return true;
  // A second click while the first one is being thought about is none.
  if (weighing) return false;
  weighing = true;
  try {
    const late = new Promise<null>((none) => setTimeout(none, PATIENCE, null));
    const found = await Promise.race([connection.weigh([...actions]).catch(() => null), late]);
    const goesOn = !found || found.loss < least || (connection.asking === prompt && (await ask(found)));
    // Another question meanwhile, say after a move was taken back: this answer is not for it.
    return goesOn && connection.asking === prompt;
  } finally {
    weighing = false;
  }
}

function doubted(weighed: Weighed): Promise<boolean> {
  return new Promise((decided) => {
    const box = mount(Doubt, {
      target: document.body,
      props: {
        weighed,
        answer: (anyway: boolean) => {
          void unmount(box);
          decided(anyway);
        },
      },
    });
  });
}
