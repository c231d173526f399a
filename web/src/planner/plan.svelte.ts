// What is planned at a table: the tree of orders as the server sends it, the row that is looked at, and the plan that is
// kept. It knows no rules; the table sees nothing of it until a step is played.

import type { TableConnection } from "../lib/connection.svelte";
import { Refusal, wordsOf } from "../lib/problem";
import type { PlanChange, PlanChecked, Planned, PlannedRow, PlannedStep } from "../wire";
import { keepPlan, type KeptPlan, readPlan } from "./keeping";

/** The part of the connection that is used; tests bring their own. */
export type Source = Pick<
  TableConnection,
  "id" | "viewer" | "at" | "status" | "waiting" | "pending" | "asking" | "view" | "plan" | "act"
>;

export const sumOf = (row: { now: number; scoring: number }) => row.now + row.scoring;

const asKept = ({ actions, route, space }: PlannedStep) => ({ actions, route, space });

export class RoundPlan {
  tree = $state.raw<Planned | null>(null);
  /** One turn, or all that are left in the round. */
  scope = $state<"round" | "turn">("round");
  /** The row that is shown on the board: by its place in the tree, or one that was changed. */
  chosen = $state(0);
  changed = $state.raw<PlannedRow | null>(null);
  /** Other ways for a step of the row that is looked at. */
  offered = $state.raw<{ step: number; changes: PlanChange[] } | null>(null);
  kept = $state.raw<KeptPlan | null>(null);
  checked = $state.raw<PlanChecked | null>(null);
  busy = $state(false);
  problem = $state("");

  readonly row: PlannedRow | null = $derived(this.changed ?? this.tree?.rows[this.chosen] ?? null);
  /** The first step that is broken. */
  readonly broken: number = $derived(this.checked?.steps.findIndex((step) => step.status === "broken") ?? -1);

  private wish = 0;

  constructor(private readonly source: Source) {
    this.kept = readPlan(source.id, source.viewer);
  }

  /** The position is another one: what is kept is checked first, then the tree is made anew where it is wanted. */
  async renew(open: boolean): Promise<void> {
    const wish = ++this.wish;
    this.offered = null;
    this.problem = "";
    this.kept = readPlan(this.source.id, this.source.viewer);
    if (this.kept && this.kept.round !== this.source.view?.round) this.drop();
    this.busy = true;
    try {
      if (this.kept) await this.check(wish);
      if (open && wish === this.wish) await this.grow(wish);
    } catch (error) {
      if (wish === this.wish) this.fail(error);
    } finally {
      if (wish === this.wish) this.busy = false;
    }
  }

  private fail(error: unknown): void {
    // The next position is on its way, and with it the next question.
    if (!(error instanceof Refusal && (error.why === "stale" || error.why === "lost")))
      this.problem = wordsOf(error);
  }

  private async grow(wish: number): Promise<void> {
    const before = this.tree;
    await this.source.plan({ type: "plan", turns: this.scope === "turn" ? 1 : 0 }, (answer) => {
      if (wish !== this.wish || answer.type !== "planned") return;
      if (this.tree === before) [this.chosen, this.changed] = [0, null];
      const route = this.tree === before ? null : routeOf(this.row);
      this.tree = answer;
      // The complete tree may be in another order: the row that is looked at stays.
      if (route && this.chosen && !this.changed)
        this.chosen = Math.max(
          0,
          answer.rows.findIndex((row) => routeOf(row) === route),
        );
    });
  }

  private async check(wish: number): Promise<void> {
    const kept = this.kept!;
    const answer = await this.source.plan({ type: "check-plan", steps: kept.steps.map(asKept) }, () => {});
    if (wish !== this.wish || answer.type !== "plan-checked") return;
    this.checked = answer;
    if (this.broken < 0 && answer.steps.length) this.store({ ...kept, held: this.source.at });
    if (answer.steps.length > 0 && answer.steps.every((step) => step.status === "played")) this.drop();
  }

  /** What could be done otherwise in a step of the row that is looked at, by an apple, a flag, gold. */
  async others(step: number): Promise<void> {
    const row = this.row;
    if (!row) return;
    const wish = ++this.wish;
    this.busy = true;
    try {
      const steps = row.steps.map(asKept);
      const answer = await this.source.plan({ type: "check-plan", steps, change: step }, () => {});
      if (wish === this.wish && answer.type === "plan-checked")
        this.offered = { step, changes: answer.changes };
    } catch (error) {
      if (wish === this.wish) this.fail(error);
    } finally {
      if (wish === this.wish) this.busy = false;
    }
  }

  /** Looks at a row of the tree. */
  look(place: number): void {
    this.chosen = place;
    this.changed = this.offered = null;
  }

  /** Takes another way for a step of the row that is looked at. */
  take({ row }: PlanChange): void {
    const { step } = this.offered!;
    this.changed = joined(this.row!.steps.slice(0, step), row);
    this.offered = null;
  }

  keep(): void {
    const row = this.row;
    if (!row) return;
    const round = this.source.view?.round ?? 0;
    this.store({ round, sum: sumOf(row), steps: [...row.steps], held: this.source.at });
    void this.renew(false);
  }

  /** Mends the first broken step of the kept plan. */
  mend({ row }: PlanChange): void {
    const kept = this.kept!;
    const steps = [...kept.steps.slice(0, this.broken), ...row.steps];
    this.store({ ...kept, steps, held: this.source.at });
    void this.renew(false);
  }

  /** Leaves out a step of the kept plan. */
  leaveOut(step: number): void {
    const kept = this.kept!;
    const steps = kept.steps.filter((_, place) => place !== step);
    if (!steps.length) return this.drop();
    this.store({ ...kept, steps });
    void this.renew(false);
  }

  drop(): void {
    keepPlan(this.source.id, this.source.viewer, null);
    this.kept = this.checked = null;
  }

  private store(plan: KeptPlan): void {
    keepPlan(this.source.id, this.source.viewer, plan);
    this.kept = plan;
  }

  /** Plays the kept plan up to the next new information. */
  async play(): Promise<void> {
    const [first, ...then] = this.checked?.play ?? [];
    if (first && this.source.asking) await this.source.act(first, then);
  }
}

/** A row by its routes: what each turn is taken with. */
function routeOf(row: PlannedRow | null): string {
  return (row?.steps ?? []).map((step) => step.actions.slice(0, step.route).join(" ")).join(" > ");
}

/** First steps and the row that follows them. */
function joined(first: PlannedStep[], row: PlannedRow): PlannedRow {
  const steps = [...first, ...row.steps];
  const total = (what: "now" | "scoring") => steps.reduce((sum, step) => sum + step[what], 0);
  return { ...row, steps, now: total("now"), scoring: total("scoring"), folded: 0 };
}
