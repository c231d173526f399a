// The line to a table: a socket that comes back by itself, the requests under way, and the moves of others played out
// one after the other at the chosen speed.

import type {
  Act,
  Arrange,
  AskFacts,
  AskPlan,
  Change,
  ChatLine,
  CheckPlan,
  Done,
  FactsTold,
  FromPage,
  Hint,
  Ignore,
  Knock,
  LogLine,
  Manage,
  Note,
  PlanChecked,
  Planned,
  Pledge,
  Prompt,
  Reasons,
  Rematch,
  Reveal,
  Say,
  Seat,
  Sheet,
  SignedIn,
  Sit,
  Stand,
  Start,
  StepMessage,
  TableInfo,
  TableMessage,
  ToPage,
  Tried,
  Try,
  Undo,
  View,
  Weigh,
  Weighed,
  WhyAsked,
  WhyNot,
  WhyNotTold,
} from "../wire";
import { coached } from "./coach";
import { language } from "./i18n.svelte";
import { Refusal } from "./problem";
import { PAUSES, settings } from "./settings.svelte";
import { keepSeen, seenAt } from "./seen";
import { Teller } from "../table/scoring/teller.svelte";
import { changed, withPoints } from "./view";

/** The last three are final: there is no such table, or it cannot be opened. */
export type Status =
  "connecting" | "open" | "lost" | "unknown" | "damaged" | "other-version" | "blocked" | "gone";
const FINAL: readonly Status[] = ["unknown", "damaged", "other-version", "blocked", "gone"];

type Request =
  | Act
  | Undo
  | Sit
  | Stand
  | Arrange
  | Start
  | Pledge
  | Reveal
  | Rematch
  | Knock
  | Manage
  | Change
  | Ignore
  | Say
  | Note;
type Question = Hint | Weigh | WhyAsked | AskFacts | Try | WhyNot | AskPlan | CheckPlan;
type Answer = Done | Reasons | Weighed | FactsTold | Tried | WhyNotTold | Planned | PlanChecked;
type Facts = Readonly<Record<string, string>>;
type Asked<R> = R extends { id: number } ? Omit<R, "id"> : never;

/** The part of a WebSocket that is used; tests bring their own. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Ears {
  /** A move is shown now. */
  step?: (step: StepMessage) => void;
  chat?: (line: ChatLine) => void;
  /** Somebody signed in as oneself in another browser. */
  signedIn?: (news: SignedIn) => void;
  /** This browser was signed out; the line is dialled again when the promise is kept. */
  signedOut?: () => Promise<unknown>;
  /** The server refused something that nobody waits for. */
  refused?: (refusal: Refusal) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const GLOW = 900;
/** Milliseconds after which an answer on its way is shown as such. */
const LATE = 150;
/** The server closed the line because this browser was signed out. */
const SIGNED_OUT = 4401;

export function liveAddress(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live/${id}`;
}

export class TableConnection {
  status = $state<Status>("connecting");
  info = $state.raw<TableInfo | null>(null);
  /** When `info` came, for the clocks. */
  infoTime = $state(0);
  viewer = $state<Seat | null>(null);
  at = $state(0);
  private full = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** What happened since one was here last. */
  recap = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  note = $state("");
  private glowing = $state.raw<ReadonlySet<string>>(new Set());
  /** Moves that are known but not shown yet. */
  waiting = $state(0);
  /** A scoring that is being told; what it changed, and all moves after it, wait until it is. */
  telling = $state.raw<Teller | null>(null);
  /** The view as far as it may be seen: during a scoring nobody has more points than were told. */
  readonly view: View | null = $derived(
    this.full && this.telling ? withPoints(this.full, this.telling.points) : this.full,
  );
  /** Elements that just changed, or that the scoring speaks of. */
  readonly touched: ReadonlySet<string> = $derived(this.telling?.elements ?? this.glowing);
  /** Fast-forward: moves are shown without pauses until one is asked. */
  hurry = $state(false);
  /** How often everything came anew: after each time other eyes may look, or another language be spoken. */
  renewed = $state(0);
  /** The action that was sent and is not answered yet. */
  pending = $state<string | null>(null);
  /** The same, once it takes so long that one wonders. */
  late = $state<string | null>(null);

  private undoable = $state(false);
  /** Whether a bot plays the seat whose cards are shown: its person may look on, but not move. */
  readonly replaced: boolean = $derived(
    this.info?.seats.some((seat) => seat.seat === this.viewer && seat.bot !== null) ?? false,
  );
  readonly canUndo: boolean = $derived(this.undoable && !this.replaced);
  /** The prompt with options that are one's own to choose, perhaps after what is still being shown. */
  readonly own: Prompt | null = $derived(this.prompt?.options.length && !this.replaced ? this.prompt : null);
  /** The prompt whose options are shown to be chosen. It stays while an answer is on its way, so that nothing flickers. */
  readonly asking: Prompt | null = $derived(!this.waiting && this.status === "open" ? this.own : null);
  /** The prompt with its options, when they can be chosen now. */
  readonly open: Prompt | null = $derived(this.pending === null ? this.asking : null);

  /** Whether the rest of a round may be planned here. */
  readonly plannable: boolean = $derived(
    this.info?.status === "playing" &&
      this.viewer !== null &&
      !this.replaced &&
      this.info.house.planner &&
      this.info.house.deltas,
  );

  private line: Line | null = null;
  private received = 0;
  private queue: StepMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private glow: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private nextId = 1;
  private doneAt: number | null = null;
  /** The question that was answered last. */
  private answered: Prompt | null = null;
  private sent: Promise<unknown> = Promise.resolve();
  private greeted = false;
  private closed = false;
  private lines: { key: string; facts: Promise<Facts> } | null = null;
  /** The move whose scoring is being told. */
  private held: StepMessage | null = null;
  /** That the game is over, while it is not to be seen yet. */
  private ending: TableInfo | null = null;
  private readonly asked = new Map<
    number,
    { done: (answer: Answer) => void; refused: (why: Refusal) => void }
  >();
  private readonly wake = () => {
    if (this.status === "lost") this.connect();
  };

  constructor(
    readonly id: string,
    private readonly ears: Ears = {},
    private readonly dial: (address: string) => Line = (address) => new WebSocket(address),
  ) {}

  start(): void {
    addEventListener("online", this.wake);
    this.connect();
  }

  stop(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    clearTimeout(this.timer);
    clearTimeout(this.glow);
    clearTimeout(this.retry);
    this.line?.close();
  }

  // --- asking -------------------------------------------------------------------------------------------------------

  /** Send a request; the promise is kept when it is carried out for good. */
  async ask(request: Asked<Request>): Promise<number> {
    return ((await this.request(request)) as Done).at;
  }

  /** Ask for a hint or for reasons. */
  async explain(question: Asked<Question>): Promise<Reasons> {
    return (await this.request(question)) as Reasons;
  }

  /** What would come of a line of actions of the asked seat; the table sees nothing of it. */
  async tryOut(actions: string[]): Promise<Tried> {
    const seat = this.prompt?.seat as Seat;
    return (await this.request({ type: "try", at: this.received, seat, actions })) as Tried;
  }

  /** What a choice of the asked seat would lose. */
  async weigh(actions: string[]): Promise<Weighed> {
    const seat = this.prompt?.seat as Seat;
    return (await this.request({ type: "weigh", at: this.received, seat, actions })) as Weighed;
  }

  /** Why a part of the board cannot be chosen by the asked seat. */
  async whyNot(element: string): Promise<WhyNotTold> {
    const seat = this.prompt?.seat as Seat;
    return (await this.request({ type: "why-not", at: this.received, seat, element })) as WhyNotTold;
  }

  /** What there is to say of each part of the board that is shown: asked once a position, nothing while it changes. */
  facts(): Promise<Facts> {
    if (this.at !== this.received || this.status !== "open") return Promise.resolve({});
    const key = `${this.at} ${this.renewed}`;
    if (this.lines?.key !== key) {
      const asked = this.request({ type: "facts", at: this.at }) as Promise<FactsTold>;
      this.lines = { key, facts: asked.then((told) => told.facts).catch(() => ({})) };
    }
    return this.lines.facts;
  }

  /** Ask about plans of the seat whose cards are shown; a tree comes twice, and every answer is heard. */
  plan(
    question: Omit<Asked<AskPlan>, "at" | "seat"> | Omit<Asked<CheckPlan>, "at" | "seat">,
    hear: (answer: Planned | PlanChecked) => void,
  ): Promise<Answer> {
    const request = { ...question, at: this.received, seat: this.viewer! } as Asked<AskPlan | CheckPlan>;
    return this.request(request, hear as (answer: Answer) => void);
  }

  private request(
    request: Asked<Request | Question>,
    hear: (answer: Answer) => void = () => {},
  ): Promise<Answer> {
    if (this.status !== "open") return Promise.reject(new Refusal("lost"));
    const id = this.nextId++;
    return new Promise((kept, refused) => {
      const done = (answer: Answer) => {
        hear(answer);
        kept(answer);
      };
      this.asked.set(id, { done, refused });
      this.send({ ...request, id } as Request | Question);
    });
  }

  /** Play an option of the open prompt, and what follows it in the same decision: all of it or nothing. */
  async act(action: string, then: string[] = []): Promise<void> {
    const prompt = this.asking;
    if (!prompt || prompt === this.answered) return;
    // The next question can be there before it is said that the last answer is kept.
    if (this.pending !== null) await this.sent.catch(() => null);
    if (this.open !== prompt) return;
    this.answered = prompt;
    const seat = prompt.seat as Seat;
    await this.move(action, { type: "act", at: this.received, seat, action, then });
  }

  async undo(all: boolean): Promise<void> {
    if (!this.canUndo || this.pending !== null || !this.viewer) return;
    await this.move("undo", { type: "undo", at: this.received, seat: this.viewer, all });
  }

  look(seat: Seat | null): void {
    this.send({ type: "look", seat });
  }

  /** The language of the page changed: everything comes anew in it. */
  speak(): void {
    this.send({ type: "lang", lang: language.current });
  }

  private async move(name: string, request: Asked<Act | Undo>): Promise<void> {
    this.pending = name;
    this.doneAt = null;
    const wonder = setTimeout(() => (this.late = this.pending), LATE);
    try {
      const done = this.ask(request);
      this.sent = done;
      this.doneAt = await done;
      this.settle();
    } catch (error) {
      this.pending = this.answered = null;
      // What was offered is no longer what the table knows: get everything anew.
      if (error instanceof Refusal && error.why === "stale") this.speak();
      throw error;
    } finally {
      clearTimeout(wonder);
      this.late = null;
    }
  }

  private settle(): void {
    if (this.pending !== null && this.doneAt !== null && this.received >= this.doneAt && !this.waiting)
      this.pending = null;
  }

  private send(message: FromPage): void {
    if (this.status === "open") this.line?.send(JSON.stringify(message));
  }

  // --- the socket ---------------------------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.retry);
    if (this.closed || this.status === "open") return;
    const line = this.dial(liveAddress(this.id));
    this.line = line;
    line.onopen = () => {
      if (this.line !== line) return;
      this.greeted = true;
      this.greet();
    };
    line.onmessage = (event) => {
      if (this.line === line) this.receive(JSON.parse(String(event.data)) as ToPage);
    };
    line.onclose = (event) => {
      if (this.line !== line) return;
      if (event.code === SIGNED_OUT) this.signedOut();
      else this.lost();
    };
  }

  /** Says who one is: the first words of a line, and again when the coach is wanted or no longer. */
  greet(): void {
    const at = this.received || seenAt(this.id);
    // What is not wanted is not said.
    const coach = coached(this.id) || undefined;
    this.line?.send(JSON.stringify({ type: "hello", lang: language.current, at, coach }));
  }

  private hungUp(): void {
    this.line = null;
    this.pending = null;
    for (const { refused } of this.asked.values()) refused(new Refusal("lost"));
    this.asked.clear();
  }

  /** One goes on here as whoever one is now. */
  private signedOut(): void {
    this.hungUp();
    if (this.closed) return;
    this.status = "lost";
    void (this.ears.signedOut?.() ?? Promise.resolve()).catch(() => null).then(() => this.connect());
  }

  private lost(): void {
    this.hungUp();
    if (this.closed || FINAL.includes(this.status)) return;
    this.status = "lost";
    this.retry = setTimeout(() => this.connect(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  receive(message: ToPage): void {
    switch (message.type) {
      case "table":
        return this.whole(message);
      case "step":
        return this.enqueue(message);
      case "info":
        return this.inform(message.info);
      case "chat":
        this.chat = [...this.chat, message.line];
        return this.ears.chat?.(message.line);
      case "signed-in":
        return this.ears.signedIn?.(message);
      case "done":
      case "reasons":
      case "weighed":
      case "tried":
      case "why-not-told":
      case "facts-told":
      case "planned":
      case "plan-checked":
        this.asked.get(message.id)?.done(message);
        if (message.type !== "planned" || message.complete) this.asked.delete(message.id);
        return;
      case "refused":
        return this.refuse(new Refusal(message.reason, message.detail, message.rule), message.id);
    }
  }

  private refuse(refusal: Refusal, id: number): void {
    const request = this.asked.get(id);
    this.asked.delete(id);
    if (request) return request.refused(refusal);
    const final = FINAL.find(
      (status) => status === (refusal.why === "unknown-table" ? "unknown" : refusal.why),
    );
    if (final) {
      this.status = final;
      this.line?.close();
      return;
    }
    this.ears.refused?.(refusal);
  }

  private inform(info: TableInfo): void {
    if (info.status === "over" && this.held) {
      this.ending = info;
      return;
    }
    this.info = info;
    this.infoTime = performance.now();
  }

  private whole(message: TableMessage): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.waiting = 0;
    this.telling = this.held = this.ending = null;
    this.pending = null;
    this.inform(message.info);
    this.viewer = message.viewer;
    this.at = this.received = message.at;
    this.full = Object.keys(message.changes).length ? changed(null, message.changes) : null;
    this.prompt = message.prompt;
    this.undoable = message.can_undo;
    this.sheet = message.sheet;
    this.log = message.log;
    this.chat = message.chat;
    this.note = message.note;
    const before = this.status === "open" ? 0 : seenAt(this.id);
    if (this.greeted && before > 0 && message.recap > 0) this.recap = message.log.slice(-message.recap);
    this.greeted = false;
    this.status = "open";
    this.wait = FIRST_WAIT;
    this.renewed++;
    this.remember();
  }

  // --- moves, one after the other -----------------------------------------------------------------------------------

  private enqueue(step: StepMessage): void {
    if (step.before !== this.received) return this.speak();
    this.received = step.at;
    this.queue.push(step);
    this.waiting++;
    if (this.timer === undefined) this.pump();
  }

  private pump(): void {
    while (this.queue.length && this.telling === null) {
      const step = this.queue.shift()!;
      if (step.scoring && settings.speed !== "instant" && !document.hidden && !this.hurry) {
        this.held = step;
        this.telling = new Teller(step.scoring);
        break;
      }
      this.waiting = this.queue.length;
      this.show(step);
      const pause = this.pauseAfter(step);
      if (pause > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.pump();
        }, pause);
        break;
      }
    }
    this.settle();
  }

  private pauseAfter(step: StepMessage): number {
    if (step.undone || !step.lines.length || document.hidden || this.hurry) return 0;
    const pause = PAUSES[settings.speed];
    return step.seat !== null && step.seat === this.viewer ? Math.min(pause, 300) : pause;
  }

  private show(step: StepMessage): void {
    this.at = step.at;
    this.full = changed(this.full, step.changes);
    this.prompt = step.prompt;
    this.undoable = step.can_undo;
    this.sheet = step.sheet;
    const kept = step.undone ? this.log.filter((line) => line.at <= step.kept) : this.log;
    this.log = step.lines.length ? [...kept, ...step.lines] : kept;
    this.touch(step.lines);
    if (this.own) this.hurry = false;
    this.remember();
    this.ears.step?.(step);
  }

  private touch(lines: readonly LogLine[]): void {
    clearTimeout(this.glow);
    this.glowing = new Set(lines.flatMap((line) => line.elements));
    this.glow = setTimeout(() => (this.glowing = new Set()), GLOW);
  }

  /** The scoring is told: go on. */
  told(): void {
    this.reveal();
    if (this.timer === undefined) this.pump();
  }

  /** What was held back during a scoring is shown. */
  private reveal(): void {
    const [step, ending] = [this.held, this.ending];
    this.telling = this.held = this.ending = null;
    this.waiting = this.queue.length;
    if (step) this.show(step);
    if (ending) this.inform(ending);
  }

  /** Everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.reveal();
    while (this.queue.length) {
      this.show(this.queue.shift()!);
    }
    this.waiting = 0;
    this.settle();
  }

  /** Everything that waits and everything that follows without pauses, until one is asked. */
  forward(): void {
    this.skip();
    this.hurry = !this.own;
  }

  private remember(): void {
    if (!document.hidden) keepSeen(this.id, this.at);
  }
}
