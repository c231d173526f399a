// The line to a position that is played alone: what a table would answer over its socket is asked of endpoints that keep
// nothing. The position is where it began and what was done since; another one is told whole, and what is done as steps.

import type { Line, TableConnection } from "../lib/connection.svelte";
import { Refusal } from "../lib/problem";
import type {
  Act,
  FromPage,
  Lead,
  LessonMoment,
  Prompt,
  Reason,
  StepMessage,
  TableMessage,
  ToPage,
} from "../wire";
import type { Asked, Told } from "./api";

/** What every answer to a wish to play has. */
export type Moment = Pick<LessonMoment, "table" | "steps">;

/** Where a position begins: it is asked what comes of actions there. */
export interface Source<M extends Moment> {
  play(actions: readonly string[]): Promise<M>;
  ask(actions: readonly string[], ask: Asked): Promise<Told>;
}

/** How the log calls it when a figure comes to a space. */
const MOVES = new Set(["moved", "put"]);
/** Nobody went anywhere. */
export const STILL: Lead = {
  space: -1,
  path: [],
  figure: "",
  direction: null,
  gain: null,
  closed: false,
  then: [],
  fact: "",
  delta: null,
};

/** A way that a figure went, and the points after it. */
export interface Leg {
  lead: Lead;
  gain: number;
}

export interface Listener<M extends Moment> {
  /** The prompt as it is offered, after these actions. */
  shape(prompt: Prompt | null, actions: readonly string[]): Prompt | null;
  /** What came of the last actions, and where they led figures. */
  heard(moment: M, actions: readonly string[], legs: readonly Leg[]): void;
  /** The position that was kept is none any more: it begins anew, there. */
  lost(): Source<M>;
}

export type Table = Pick<TableConnection, "act" | "prompt" | "view" | "waiting" | "telling" | "pending">;

/** Milliseconds between two looks whether everything is shown. */
const LOOK = 40;
export const wait = (time: number) => new Promise((done) => setTimeout(done, time));

/** Plays actions and waits until they are shown, unless something else comes between. */
export async function shown(table: Table, actions: readonly string[], current: () => boolean): Promise<void> {
  const [first = "", ...then] = actions;
  await table.act(first, then);
  while (current() && (table.waiting || table.telling || table.pending !== null)) await wait(LOOK);
}

/** What one action did: the way it led a figure, or points without one. */
function walked({ steps, table }: Moment, leads: readonly Lead[]): Leg[] {
  const lines = steps.flatMap(({ lines }) => lines);
  const lead = leads.find(({ space }) =>
    lines.some(({ kind, elements }) => MOVES.has(kind) && elements.includes(`space:${space}`)),
  );
  const gain = lines.reduce((sum, line) => sum + (line.seat === table.viewer ? line.points : 0), 0);
  return lead ? [{ lead, gain }] : gain ? [{ lead: STILL, gain }] : [];
}

export class SoloLine<M extends Moment> implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  /** The question as the server asks it. */
  prompt: Prompt | null = null;

  private place = 0;
  private shut = false;

  constructor(
    private source: Source<M>,
    private actions: readonly string[],
    private readonly coach: Listener<M>,
  ) {
    queueMicrotask(() => this.onopen?.(new Event("open")));
  }

  /** To another position; what was under way before is not told any more. */
  async go(source: Source<M>, actions: readonly string[]): Promise<void> {
    [this.source, this.actions] = [source, actions];
    await this.whole();
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromPage;
    const answered =
      message.type === "hello" || message.type === "lang"
        ? this.whole()
        : message.type === "act"
          ? this.act(message)
          : message.type === "try" || message.type === "why-not" || message.type === "facts"
            ? this.ask(message)
            : Promise.reject(new Refusal("not-now"));
    answered.catch((error: unknown) => this.refuse(message, error));
  }

  close(): void {
    this.shut = true;
  }

  private tell(message: ToPage): void {
    if (!this.shut) this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  private refuse(message: FromPage, error: unknown): void {
    const why = error instanceof Refusal ? error : new Refusal("lost");
    if (message.type === "hello") {
      if (why.why !== "lost" && this.actions.length) {
        return void this.go(this.coach.lost(), []).catch(() => this.onclose?.(new CloseEvent("close")));
      }
      // Without its first answer there is no table: as when a socket closes, it is dialled again.
      return this.onclose?.(new CloseEvent("close"));
    }
    if (!("id" in message)) return;
    const reason = why.why === "lost" ? "no-answer" : why.why;
    this.tell({ type: "refused", id: message.id, reason: reason as Reason, detail: why.detail, rule: "" });
  }

  private async whole(): Promise<void> {
    const place = ++this.place;
    const moment = await this.source.play(this.actions);
    if (place !== this.place) return;
    this.prompt = moment.table.prompt;
    this.tell(this.table(moment));
  }

  private table({ table }: M): TableMessage {
    const prompt = this.coach.shape(table.prompt, this.actions);
    // The turn ends when the lesson says so, never by itself: as among people.
    const seats = table.info.seats.map((seat) => ({
      ...seat,
      kind: "person" as const,
      bot: null,
      online: true,
    }));
    return { ...table, info: { ...table.info, seats }, prompt, can_undo: false, recap: 0 };
  }

  /** One action after the other, told together: a decision is shown as one. */
  private async act({ id, action, then = [] }: Act): Promise<void> {
    const place = this.place;
    const steps: StepMessage[] = [];
    const legs: Leg[] = [];
    let [last, actions, prompt] = [null as M | null, this.actions, this.prompt];
    for (const next of [action, ...then]) {
      const leads = prompt?.options.find((option) => option.action === next)?.leads ?? [];
      const sofar = (actions = [...actions, next]);
      last = await this.source.play(actions);
      if (place !== this.place) return;
      prompt = last.table.prompt;
      legs.push(...walked(last, leads));
      steps.push(
        ...last.steps.map((step) => ({
          ...step,
          prompt: this.coach.shape(step.prompt, sofar),
          can_undo: false,
        })),
      );
      // Nothing more was played: it is over.
      if (!last.steps.length) break;
    }
    [this.actions, this.prompt] = [actions, last!.table.prompt];
    for (const step of steps) this.tell(step);
    if (!last!.steps.length) this.tell(this.table(last!));
    this.tell({ type: "done", id, at: last!.table.at });
    this.coach.heard(last!, actions, legs);
  }

  private async ask(ask: Asked): Promise<void> {
    this.tell(await this.source.ask(this.actions, ask));
  }
}
