// A scoring as it is told: how far it is, and what each seat has until then. Whatever is not told yet is not shown.

import type { Scoring, ScoringStep } from "../../wire";

export class Teller {
  /** The step that is told now, by its place; behind the last one there are only the totals. */
  at = $state(0);

  constructor(readonly scoring: Scoring) {}

  readonly step: ScoringStep | null = $derived.by(() => this.scoring.steps[this.at] ?? null);
  /** The step and the title of its category. */
  readonly scored = $derived.by(() => {
    const step = this.step;
    const column = this.scoring.categories.find((one) => one.reason === step?.category);
    return step ? { category: column?.title ?? "", step } : null;
  });
  /** Everything is told. */
  readonly done: boolean = $derived.by(() => this.at >= this.scoring.steps.length);
  private readonly told: readonly ScoringStep[] = $derived.by(() => this.scoring.steps.slice(0, this.at + 1));
  /** What the next step is about, if that is something else. */
  readonly next: string | null = $derived.by(() => {
    const next = this.scoring.steps[this.at + 1];
    if (!next || next.category === this.step?.category) return null;
    return this.scoring.categories.find((column) => column.reason === next.category)?.title ?? null;
  });
  /** The points of each seat, as far as they are told. */
  readonly points: readonly number[] = $derived.by(() =>
    this.scoring.before.map((before, seat) => before + sum(this.told, seat)),
  );
  readonly elements: ReadonlySet<string> = $derived(new Set(this.step?.elements ?? []));

  /** What a seat has got in a category until now; null before the category is told. */
  cell(category: string, seat: number): number | null {
    const steps = this.told.filter((step) => step.category === category);
    return steps.length ? sum(steps, seat) : null;
  }

  /** What the present step brings to a cell. */
  gain(category: string, seat: number): number {
    return this.step?.category === category ? (this.step.points[seat] ?? 0) : 0;
  }

  advance(): void {
    if (!this.done) this.at++;
  }

  skip(): void {
    this.at = this.scoring.steps.length;
  }
}

function sum(steps: readonly ScoringStep[], seat: number): number {
  return steps.reduce((total, step) => total + (step.points[seat] ?? 0), 0);
}
