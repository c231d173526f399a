// Which game is shown, through whose eyes, and reading it: again for another viewpoint or language, at the same moment.

import { untrack } from "svelte";
import { language, t } from "../../lib/i18n.svelte";
import { Refusal, wordsOf } from "../../lib/problem";
import type { Stage } from "../../lib/stage.svelte";
import { film } from "./film";
import { Projector } from "./projector.svelte";
import { load, ownSeats, type Source, viewpoints } from "./source";

export class Reel {
  readonly projector = new Projector();
  source = $state.raw<Source | null>(null);
  viewer = $state<string | null>(null);
  allowed = $state.raw<readonly string[]>([]);
  problem = $state("");
  loading = $state(false);
  readonly replay = $derived(this.projector.film?.replay ?? null);
  /** Whether a viewpoint was asked for; else one's own seat is chosen once it is known. */
  #asked: boolean;
  #at: number | null;

  constructor(
    private readonly stage: Stage,
    query: URLSearchParams,
  ) {
    this.viewer = query.get("viewer");
    this.#asked = query.has("viewer");
    const at = query.get("at");
    this.#at = at === null ? null : Number(at) || 0;
  }

  /** A record file instead of whatever was shown. */
  open(record: string, name: string): void {
    this.projector.pause();
    this.projector.film = null;
    this.viewer = null;
    this.problem = "";
    this.#at = null;
    this.source = { record, name };
  }

  look(seat: string | null): void {
    this.#asked = true;
    this.viewer = seat;
  }

  /** For an effect: reads the game, and reads it again when something it depends on is another. */
  follow(): (() => void) | undefined {
    const [source, lang, viewer] = [this.source, language.current, this.viewer];
    if (!source) return;
    let current = true;
    this.loading = true;
    this.#read(source, lang, viewer, () => current)
      .catch((error: unknown) => {
        if (!current) return;
        this.problem = this.#words(source, error);
        // Nobody else's cards before the end: back to what everybody sees.
        if (viewer !== null && error instanceof Refusal && error.why === "not-your-seat") this.viewer = null;
      })
      .finally(() => {
        if (current) this.loading = false;
      });
    return () => {
      current = false;
    };
  }

  #words(source: Source, error: unknown): string {
    const unread = "record" in source && error instanceof Refusal && error.why === "malformed";
    return unread ? t("replay-file-bad", { name: source.name }) : wordsOf(error);
  }

  async #read(
    source: Source,
    lang: typeof language.current,
    viewer: string | null,
    current: () => boolean,
  ): Promise<void> {
    const { stage, projector } = this;
    const kept = untrack(() => (projector.film ? projector.at : this.#at));
    const { replay, guide } = await load(source, lang, viewer);
    if (!current()) return;
    const made = film(replay);
    stage.guide = guide;
    stage.names = replay.names;
    stage.viewer = replay.viewer;
    stage.view = made.views[0]!;
    projector.load(made, projector.film ? projector.at : kept);
    if (viewer !== null) this.problem = "";
    const own = await ownSeats(source);
    if (!current()) return;
    this.allowed = viewpoints(source, replay, own);
    if (!this.#asked && own.length === 1) this.look(own[0]!);
  }
}
