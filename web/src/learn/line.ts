// The line to a lesson: what a table would answer over its socket is asked of the lesson's endpoints, which keep nothing.
// The position is the part and what was done in it; another one is told whole, and what is done as steps.

import type { Line } from "../lib/connection.svelte";
import { language } from "../lib/i18n.svelte";
import { Refusal } from "../lib/problem";
import type { Act, FromPage, LessonMoment, Prompt, Reason, StepMessage, TableMessage, ToPage } from "../wire";
import { type Asked, lessons } from "./api";

export interface Listener {
  /** The prompt as the coach offers it, after these actions of the part. */
  shape(prompt: Prompt | null, actions: readonly string[]): Prompt | null;
  /** What came of the last action. */
  heard(moment: LessonMoment, actions: readonly string[]): void;
  /** The position that was kept is not one of this lesson any more: it begins anew. */
  lost(): void;
}

export class LessonLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  /** The question as the server asks it. */
  prompt: Prompt | null = null;

  private place = 0;
  private shut = false;

  constructor(
    private readonly id: string,
    private part: number,
    private actions: readonly string[],
    private readonly coach: Listener,
  ) {
    queueMicrotask(() => this.onopen?.(new Event("open")));
  }

  /** To another position; what was under way before is not told any more. */
  async go(part: number, actions: readonly string[]): Promise<void> {
    [this.part, this.actions] = [part, actions];
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
        this.coach.lost();
        return void this.go(0, []).catch(() => this.onclose?.(new CloseEvent("close")));
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
    const moment = await lessons.play(this.id, language.current, this.part, this.actions);
    if (place !== this.place) return;
    this.prompt = moment.table.prompt;
    this.tell(this.table(moment));
  }

  private table({ table }: LessonMoment): TableMessage {
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
    let [last, actions] = [null as LessonMoment | null, this.actions];
    for (const next of [action, ...then]) {
      const sofar = (actions = [...actions, next]);
      last = await lessons.play(this.id, language.current, this.part, actions);
      if (place !== this.place) return;
      steps.push(
        ...last.steps.map((step) => ({
          ...step,
          prompt: this.coach.shape(step.prompt, sofar),
          can_undo: false,
        })),
      );
    }
    [this.actions, this.prompt] = [actions, last!.table.prompt];
    for (const step of steps) this.tell(step);
    if (!last!.steps.length) this.tell(this.table(last!));
    this.tell({ type: "done", id, at: last!.table.at });
    this.coach.heard(last!, actions);
  }

  private async ask(ask: Asked): Promise<void> {
    this.tell(await lessons.ask(this.id, language.current, this.part, this.actions, ask));
  }
}
