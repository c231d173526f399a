// A table as it is being planned: seats, modules with what they need, variants, the clock.

import { botOf } from "../bots/bots";
import type { CreateTable, HouseRules, ModuleInfo, SeatPlan, SetupInfo } from "../wire";

/** Who sits somewhere: oneself, somebody else at this screen, a bot by name, or whoever opens the link. */
export type Sitter = "me" | "here" | "open" | `bot:${string}`;

export interface Plan {
  seats: Sitter[];
  names: string[];
  modules: string[];
  variants: string[];
  clock: { bank: number; turn: number } | null;
  /** Whether bots may explain while the game runs. */
  hints: boolean;
  house: HouseRules;
}

/** A first plan, from what the address asks for: `?players=3&modules=arthur,gold&bots=merlin,page`. */
export function firstPlan(setup: SetupInfo, query: string): Plan {
  const asked = new URLSearchParams(query);
  const wanted = Number(asked.get("players") ?? 4);
  const players = Number.isInteger(wanted) ? Math.max(2, Math.min(4, wanted)) : 4;
  const known = new Set(setup.modules.map((one) => one.name));
  const names = (asked.get("modules") ?? "").split(",").filter((name) => known.has(name));
  const bots = (asked.get("bots") ?? "").split(",");
  const bot = (index: number): Sitter =>
    `bot:${botOf(setup.bots, bots[index] ?? null)?.name ?? setup.default_bot}`;
  return {
    seats: (["me", bot(0), bot(1), bot(2)] as Sitter[]).slice(0, players),
    names: ["", "", "", ""],
    modules: withNeeds(setup.modules, names),
    variants: [],
    clock: null,
    hints: true,
    house: { entry: "link", watchers_chat: true, deltas: true, planner: true },
  };
}

/** These modules and all that they need, in the order of the list. */
export function withNeeds(modules: readonly ModuleInfo[], names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    modules.find((one) => one.name === name)?.needs.forEach(add);
  };
  names.forEach(add);
  return modules.map((one) => one.name).filter((name) => found.has(name));
}

/** The other modules in play that need this one, directly or not. */
export function needing(
  modules: readonly ModuleInfo[],
  chosen: readonly string[],
  name: string,
): ModuleInfo[] {
  return modules.filter(
    (one) => one.name !== name && chosen.includes(one.name) && withNeeds(modules, [one.name]).includes(name),
  );
}

/** The plan with a module added (with its needs) or removed (with all that need it). */
export function toggled(modules: readonly ModuleInfo[], plan: Plan, name: string): Plan {
  let chosen: string[];
  if (plan.modules.includes(name)) {
    const gone = new Set([name, ...needing(modules, plan.modules, name).map((one) => one.name)]);
    chosen = plan.modules.filter((one) => !gone.has(one));
  } else {
    chosen = withNeeds(modules, [...plan.modules, name]);
  }
  return withModules(modules, plan, chosen);
}

export function withModules(modules: readonly ModuleInfo[], plan: Plan, chosen: readonly string[]): Plan {
  const offered = modules.filter((one) => chosen.includes(one.name)).flatMap((one) => one.variants);
  const variants = plan.variants.filter((name) => offered.some((variant) => variant.name === name));
  return { ...plan, modules: [...chosen], variants };
}

/** The plan with so many seats; new ones are for bots. */
export function withPlayers(plan: Plan, players: number, bot: string): Plan {
  const seats = Array.from({ length: players }, (_, index) => plan.seats[index] ?? (`bot:${bot}` as Sitter));
  return { ...plan, seats };
}

/** The name of the bot that sits somewhere, or null. */
export function botIn(sitter: Sitter): string | null {
  return sitter.startsWith("bot:") ? sitter.slice(4) : null;
}

/** The plan with a bot at this seat, or at all seats that bots have. */
export function withBot(plan: Plan, index: number | null, bot: string): Plan {
  const meant = (sitter: Sitter, at: number) => (index === null ? botIn(sitter) !== null : at === index);
  return { ...plan, seats: plan.seats.map((one, at) => (meant(one, at) ? (`bot:${bot}` as const) : one)) };
}

/** What the server is asked for. */
export function wish(plan: Plan): CreateTable {
  const seats = plan.seats.map((sitter, index): SeatPlan => {
    const name = plan.names[index]?.trim() ?? "";
    if (sitter === "open") return { kind: "open" };
    const bot = botIn(sitter);
    if (bot !== null) return { kind: "bot", bot };
    return sitter === "me" ? { kind: "me" } : { kind: "me", name };
  });
  const { modules, variants, clock, hints, house } = plan;
  return { seats, modules, variants, clock, hints, house };
}
