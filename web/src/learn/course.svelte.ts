// A learner's way through a lesson: which sentence is said, what counts as done, what is answered otherwise. It knows no
// rules: a step says which actions it accepts, the server says what comes of them and whether a challenge is solved.

import type { Choice } from "../lib/choices";
import type { Line } from "../lib/connection.svelte";
import { language, t } from "../lib/i18n.svelte";
import { notices } from "../lib/notices.svelte";
import { settings, still } from "../lib/settings.svelte";
import type { Challenge, Lesson, LessonMoment, LessonStep, LessonWay, Prompt } from "../wire";
import { lessons } from "./api";
import type { Lit } from "./light";
import { type Leg, type Listener, shown, SoloLine, type Source, STILL, type Table, wait } from "./line";
import { accepted, complete, ended, hintFor, litNow, rests, right, shaped } from "./matching";
import { keepDone, keepPlace, type Place, progress } from "./progress";

/** Misses after which an arrow points at the piece, and after which the coach does it. */
export const ARROW = 2;
export const SHOW_ME = 3;
/** Milliseconds for which a result stays before the next sentence. */
const RESULT = 1100;
const FLASH = 400;

/** In this lesson one ends one's turn oneself: it is what the lesson is about. */
const BY_HAND = "missions";

/** A way on the ring from a space, with the points that came after it. */
export interface Walk extends Leg {
  from: number;
}

export class Course implements Listener<LessonMoment> {
  lesson = $state.raw() as Lesson;
  part = $state(0);
  step = $state(0);
  /** What was done in this part. */
  actions = $state.raw<readonly string[]>([]);
  /** Choices that were not the one, since the sentence was said. */
  misses = $state(0);
  hint = $state("");
  /** What came of the step before, in words. */
  result = $state("");
  guessed = $state<number | null>(null);
  /** Something is being shown: nothing can be chosen. */
  busy = $state(false);
  /** The challenge was not solved the last time, or ever. */
  failed = $state(false);
  missed = $state(false);
  solved = $state(false);
  /** Whether it was solved by the coach. */
  given = $state(false);
  /** The ways that figures went in the challenge, and what they brought. */
  trail = $state.raw<readonly Walk[]>([]);
  /** What was to be reached, as it is now. */
  results = $state.raw<readonly string[]>([]);
  /** The way that solved the challenge, and one that was tempting. */
  ways = $state.raw<readonly LessonWay[]>([]);

  /** Where figures stood when the challenge began. */
  private stood: ReadonlyMap<string, number> = new Map();
  private before = $state(0);
  private round = 0;
  private moment: LessonMoment | null = null;
  /** What was done before each step that one came to. */
  private readonly starts = new Map<string, readonly string[]>();
  private line: SoloLine<LessonMoment> | null = null;
  private table: Table | null = null;
  /** Counts what is under way: what was begun before another one does not go on. */
  private way = 0;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    const kept = progress().at[lesson.id];
    if (kept && this.exists(kept)) {
      [this.part, this.step, this.actions] = [kept.part, kept.step, kept.actions];
      this.before = kept.actions.length;
    }
    this.note();
  }

  /** The step that is being done; null during a challenge. */
  readonly now: LessonStep | null = $derived(this.lesson.parts[this.part]?.steps[this.step] ?? null);
  readonly challenge: Challenge | null = $derived(
    this.now ? null : (this.lesson.parts[this.part]?.challenge ?? null),
  );
  /** What was done in this step. */
  readonly done: readonly string[] = $derived(this.actions.slice(this.before));

  /** The coach's sentence. */
  readonly say: string = $derived(
    this.solved ? this.lesson.done : (this.now?.say ?? this.challenge?.goal ?? ""),
  );
  /** All steps of the lesson before this one, and all there are. */
  readonly count: { now: number; all: number } = $derived({
    now: this.lesson.parts.slice(0, this.part).reduce((sum, { steps }) => sum + steps.length, this.step),
    all: this.lesson.parts.reduce((sum, { steps }) => sum + steps.length, 0),
  });
  /** Whether the sentence waits for "Next". */
  readonly waits: boolean = $derived(
    !this.busy && (this.now?.kind === "next" || (this.now?.kind === "guess" && this.guessed !== null)),
  );
  readonly first: boolean = $derived(this.part === 0 && this.step === 0);
  readonly offersToShow: boolean = $derived(
    !this.busy && this.misses >= SHOW_ME && (this.now?.kind === "do" || this.now?.kind === "tap"),
  );

  /** Parts of the board that are lit, and rows of the prompt; null where nothing is dimmed. */
  lit(): Lit {
    const step = this.now;
    if (!step || this.solved) return { elements: [], rows: null };
    if (step.kind !== "do") return { elements: [...step.lit, ...(step.tap ? [step.tap] : [])], rows: null };
    const choices = right(this.table?.prompt ?? null, step.lines, this.done);
    if (!choices.length) return { elements: step.lit, rows: null };
    return { elements: litNow(step, choices), rows: choices.map(({ id }) => id) };
  }

  // --- the table ----------------------------------------------------------------------------------------------------

  dial(): Line {
    return (this.line = new SoloLine(this.source(this.part), this.actions, this));
  }

  private source(part: number): Source<LessonMoment> {
    const { id } = this.lesson;
    return {
      play: (actions) => lessons.play(id, language.current, part, actions),
      ask: (actions, ask) => lessons.ask(id, language.current, part, actions, ask),
    };
  }

  /** The table is there: the lesson begins. */
  sit(table: Table): void {
    this.table = table;
    this.keep();
  }

  shape(prompt: Prompt | null, actions: readonly string[]): Prompt | null {
    const done = actions.slice(this.before);
    const step = this.now;
    const open = step ? step.kind === "do" && !complete(step.lines, done) : !this.solved && !this.failed;
    if (!prompt || !open) return prompt && { ...prompt, options: [], cautions: [] };
    return step ? shaped(prompt, step.lines, done) : prompt;
  }

  heard(moment: LessonMoment, actions: readonly string[], legs: readonly Leg[]): void {
    [this.moment, this.actions] = [moment, actions];
    if (!this.challenge) return;
    for (const { lead, gain } of legs) {
      const last = this.trail.at(-1);
      if (lead !== STILL) this.trail = [...this.trail, { lead, gain, from: this.stands(lead.figure) }];
      else if (last) this.trail = [...this.trail.slice(0, -1), { ...last, gain: last.gain + gain }];
    }
  }

  /** Where a figure stood before the last of its ways. */
  private stands(figure: string): number {
    const before = this.trail.findLast(({ lead }) => lead.figure === figure);
    if (before) return before.lead.space;
    const name = figure === "knight" ? `figure:knight:${this.table?.view?.viewer}` : `figure:${figure}`;
    return this.stood.get(name) ?? 0;
  }

  lost(): Source<LessonMoment> {
    [this.part, this.step, this.actions, this.before] = [0, 0, [], 0];
    this.starts.clear();
    this.note();
    return this.source(0);
  }

  /** The question is asked again, as it is to be answered now. */
  private offer(): void {
    if (this.table && this.line) this.table.prompt = this.shape(this.line.prompt, this.actions);
  }

  /** The first question is there. */
  begun(): void {
    void this.lead(++this.way);
  }

  // --- what the learner does ----------------------------------------------------------------------------------------

  async act({ actions }: Pick<Choice, "actions">): Promise<void> {
    if (this.busy || this.solved) return;
    const step = this.now;
    if (!step) return this.challenge ? this.attempt(actions) : undefined;
    if (step.kind !== "do") return;
    const taken = accepted(step.lines, this.done, actions);
    if (!taken.length) return this.miss(hintFor(step, actions));
    const way = ++this.way;
    await this.play([...taken, ...this.ending([...this.done, ...taken])], way);
  }

  /** A part of the board was tapped, and what it lies on. */
  tap(elements: readonly string[]): void {
    const step = this.now;
    if (this.busy || step?.kind !== "tap" || !elements.length) return;
    if (elements.includes(step.tap!)) this.next();
    else this.miss(hintFor(step, elements));
  }

  guess(index: number): void {
    const step = this.now;
    if (step?.kind !== "guess" || this.guessed !== null) return;
    this.guessed = index;
    const answer = step.guesses[step.right] ?? "";
    if (step.right < 0 || index === step.right)
      this.hint = step.right < 0 ? "" : t("learn-right", { answer });
    else this.hint = [t("learn-wrong", { answer }), hintFor(step, [step.guesses[index]!])].join(" ").trim();
  }

  private miss(hint: string): void {
    this.misses++;
    this.hint = hint || t("learn-otherwise");
    this.result = "";
    // Steps towards the choice are forgotten with the question.
    this.offer();
  }

  /** The coach does what is left of the step. */
  async showMe(): Promise<void> {
    const step = this.now;
    if (this.busy || !step) return;
    if (step.kind !== "do") return this.next();
    const [rest = []] = rests(step.lines, this.done);
    await this.play([...rest], ++this.way);
  }

  // --- steps --------------------------------------------------------------------------------------------------------

  /** The end of the turn where it comes next, and by itself. */
  private ending(done: readonly string[]): string[] {
    return this.lesson.id === BY_HAND || !this.now ? [] : ended(this.now.lines, done);
  }

  /** What a sentence begins with by itself: the end of the turn before. */
  private async lead(way: number): Promise<void> {
    const step = this.now;
    if (step?.kind !== "do") return;
    const end = this.ending(this.done);
    // Where that is all there is to do, it is done by hand.
    if (end.length && !complete(step.lines, [...this.done, ...end])) await this.play(end, way);
  }

  /** Plays accepted actions, shows what comes of them, and goes on where the step is done. */
  private async play(actions: string[], way: number): Promise<void> {
    if (!(await this.move(actions, way))) return;
    const step = this.now;
    this.hint = "";
    if (!step || !complete(step.lines, this.done)) return;
    const told =
      this.moment?.steps
        .flatMap(({ lines }) => lines)
        .filter(({ by, kind }) => by !== null && kind !== "turn") ?? [];
    // What the learner has of it comes before what it does to others.
    const own = told.findLast(({ seat }) => seat === this.table?.view?.viewer);
    const result = (own ?? told.at(-1))?.text ?? "";
    this.busy = true;
    await wait(this.pause());
    if (way !== this.way) return;
    this.busy = false;
    this.next();
    this.result = result;
  }

  private pause(): number {
    return settings.speed === "instant" ? 0 : still() ? FLASH : RESULT;
  }

  /** Plays actions and waits until they are shown; tells whether that is so and nothing else came between. */
  private async move(actions: readonly string[], way: number): Promise<boolean> {
    const before = this.actions;
    const table = this.table;
    if (!table) return false;
    this.busy = true;
    try {
      await shown(table, actions, () => way === this.way);
    } finally {
      if (way === this.way) this.busy = false;
    }
    return way === this.way && this.actions !== before;
  }

  next(): void {
    const steps = this.lesson.parts[this.part]!.steps.length;
    if (this.step + 1 < steps || this.lesson.parts[this.part]!.challenge)
      this.enter(this.part, this.step + 1);
    else if (this.part + 1 < this.lesson.parts.length) this.enter(this.part + 1, 0, []);
    else this.finish();
  }

  /** One step back, with the table as it was when it began. */
  back(): void {
    if (this.solved) return this.again();
    if (this.step > 0) return this.jump(this.part, this.step - 1);
    const before = this.lesson.parts[this.part - 1];
    if (before) this.jump(this.part - 1, Math.max(0, before.steps.length - 1));
  }

  /** The position from its beginning. */
  again(): void {
    this.jump(this.part, 0);
  }

  /** To the challenge. */
  skip(): void {
    this.jump(this.lesson.parts.length - 1, 0);
  }

  private jump(part: number, step: number): void {
    this.enter(part, step, this.starts.get(`${part} ${step}`) ?? this.usual(part, step));
  }

  /** What is done before a step by who takes the first of the accepted lines. */
  private usual(part: number, step: number): string[] {
    return this.lesson.parts[part]!.steps.slice(0, step).flatMap(({ lines }) => lines[0] ?? []);
  }

  /** To a step; with actions, to the position after them. */
  private enter(part: number, step: number, position: readonly string[] | null = null): void {
    const way = ++this.way;
    [this.part, this.step, this.misses, this.hint, this.result] = [part, step, 0, "", ""];
    [this.guessed, this.busy, this.failed, this.solved] = [null, false, false, false];
    [this.results, this.trail, this.ways] = [[], [], []];
    if (position) this.actions = position;
    this.before = this.actions.length;
    this.note();
    this.keep();
    // A challenge that is a row of guesses is over with the last one.
    if (this.challenge && !this.challenge.solution.length && step > 0) return this.finish();
    if (!position) {
      this.offer();
      return void this.lead(way);
    }
    this.busy = true;
    void this.line
      ?.go(this.source(part), position)
      .catch((error: unknown) => notices.fail(error))
      .then(() => {
        if (way !== this.way) return;
        this.busy = false;
        return this.lead(way);
      });
  }

  private note(): void {
    this.starts.set(`${this.part} ${this.step}`, this.actions);
  }

  private keep(): void {
    const place: Place = { part: this.part, step: this.step, actions: this.actions.slice(0, this.before) };
    keepPlace(this.lesson.id, place);
  }

  private exists({ part, step }: Place): boolean {
    const found = this.lesson.parts[part];
    return (
      !!found && (step < found.steps.length || (found.challenge !== null && step === found.steps.length))
    );
  }

  // --- the challenge ------------------------------------------------------------------------------------------------

  private async attempt(actions: readonly string[]): Promise<void> {
    if (this.failed) return;
    const way = ++this.way;
    if (this.actions.length === this.before) this.look();
    if (!(await this.move(actions, way))) return;
    [this.results, this.ways] = [this.moment?.results ?? [], this.moment?.ways ?? []];
    if (this.moment?.solved) return this.finish();
    const { prompt, view } = this.table!;
    if (prompt?.options.length && view?.round === this.round) return;
    [this.failed, this.missed] = [true, true];
    this.hint = this.challenge!.hint;
    this.offer();
  }

  /** How the challenge begins. */
  private look(): void {
    const view = this.table?.view;
    this.round = view?.round ?? 0;
    this.stood = new Map(view?.figures.map(({ element, space }) => [element, space]));
    this.trail = [];
  }

  /** The challenge anew, and its solution played out. */
  async solve(): Promise<void> {
    const solution = this.challenge?.solution;
    if (!solution || !this.line) return;
    const way = ++this.way;
    this.given = true;
    this.failed = false;
    this.actions = this.starts.get(`${this.part} ${this.step}`) ?? [];
    this.busy = true;
    await this.line.go(this.source(this.part), this.actions);
    if (way !== this.way) return;
    this.look();
    if (!(await this.move(solution, way))) return;
    [this.results, this.ways] = [this.moment?.results ?? [], this.moment?.ways ?? []];
    this.finish();
  }

  private finish(): void {
    [this.solved, this.failed, this.busy, this.hint] = [true, false, false, ""];
    keepDone(this.lesson.id);
    this.offer();
  }
}
