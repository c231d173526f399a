// The line to a table: moves in order, at a pace, without loss when the line breaks.

import { flushSync } from "svelte";
import { toStore } from "svelte/store";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Line, TableConnection } from "../src/lib/connection.svelte";
import { seenAt } from "../src/lib/seen";
import { Refusal } from "../src/lib/problem";
import { settings } from "../src/lib/settings.svelte";
import { Stage } from "../src/lib/stage.svelte";
import { changed } from "../src/lib/view";
import type { LogLine, Prompt, Scoring, StepMessage, TableMessage } from "../src/wire";

class FakeLine implements Line {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
    this.onclose?.({} as CloseEvent);
  }
}

const option = {
  action: "die 4",
  kind: "die",
  label: "Die 4",
  elements: [],
  leads: [],
  points: 0,
  effects: [],
  secret: false,
  beside: false,
  group: "dice" as const,
  ends_turn: false,
  fact: "",
  delta: null,
  steps: [],
};
const mine: Prompt = {
  seat: "red",
  asked: "turn",
  text: "Choose a die.",
  rule: "BASE-12",
  options: [option],
  cautions: [],
  remarks: [],
};
const theirs: Prompt = { ...mine, seat: "blue", options: [] };
const sheet = { lines: [], forecast: [] };

function line(at: number, kind = "moved"): LogLine {
  return {
    at,
    kind,
    seat: "blue",
    text: `line ${at}`,
    rule: "BASE-12",
    elements: [`space:${at}`],
    points: 0,
    by: "blue",
    part: "",
    begins: false,
  };
}
function table(more: Partial<TableMessage> = {}): TableMessage {
  const info = { id: "abcdefghij", status: "playing", seats: [] } as unknown as TableMessage["info"];
  const first = {
    info,
    viewer: "red" as const,
    at: 10,
    changes: { round: 1, "players.0": { points: 9 }, "players.1": { points: 9 } },
    prompt: mine,
    can_undo: false,
  };
  return { type: "table", ...first, sheet, log: [], recap: 0, chat: [], note: "", ...more };
}
function step(before: number, more: Partial<StepMessage> = {}): StepMessage {
  const base = { before, at: before + 1, seat: "blue" as const, label: "", lines: [line(before + 1)] };
  const rest = {
    changes: { round: before },
    prompt: theirs,
    can_undo: false,
    sheet,
    undone: false,
    kept: 0,
    scoring: null,
  };
  return { type: "step", ...base, ...rest, ...more };
}

const scored = {
  title: "",
  text: "",
  counts: [],
  tied: false,
  grail: null,
  number: 1,
  of: 2,
  category: "environs",
};
const scoring: Scoring = {
  title: "Scoring after round 2",
  final: false,
  before: [4, 8],
  categories: [{ reason: "environs", title: "Environs", rule: "BASE-73" }],
  steps: [
    { ...scored, points: [0, 2], elements: ["cell:A1", "cell:A2"] },
    { ...scored, points: [0, -3], elements: ["cell:B1"] },
  ],
};

let lines: FakeLine[] = [];
let connection: TableConnection;

function greet() {
  const current = lines.at(-1)!;
  current.onopen?.({} as Event);
  return current;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.speed = "normal";
  lines = [];
  connection = new TableConnection("abcdefghij", {}, () => {
    const made = new FakeLine();
    lines.push(made);
    return made;
  });
  connection.start();
  greet();
  connection.receive(table());
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe("requests", () => {
  test("an action names the seat asked, the records known and the notation", async () => {
    const played = connection.act("die 4");
    const sent = lines[0]!.sent.at(-1)!;
    expect(sent).toMatchObject({ type: "act", at: 10, seat: "red", action: "die 4" });
    expect(connection.open).toBeNull();
    connection.receive(step(10, { seat: "red", prompt: mine }));
    expect(connection.pending).toBe("die 4");
    connection.receive({ type: "done", id: sent.id as number, at: 11 });
    await played;
    expect(connection.pending).toBeNull();
    expect(connection.open).toBe(connection.prompt);
  });

  test("the question stays while an answer is on its way, and is answered once", async () => {
    const played = connection.act("die 4");
    const sent = lines[0]!.sent.length;
    expect(connection.asking).toBe(connection.prompt);
    await connection.act("die 5");
    expect(lines[0]!.sent).toHaveLength(sent);
    vi.advanceTimersByTime(1000);
    expect(connection.late).toBe("die 4");
    connection.receive(step(10, { seat: "red", prompt: { ...mine } }));
    connection.receive({ type: "done", id: lines[0]!.sent.at(-1)!.id as number, at: 11 });
    await played;
    expect(connection.late).toBeNull();
  });

  test("the next question can be answered before the last answer is said to be kept", async () => {
    const played = connection.act("die 4");
    const first = lines[0]!.sent.at(-1)!;
    connection.receive(step(10, { seat: "red", prompt: { ...mine } }));
    const next = connection.act("die 5");
    expect(lines[0]!.sent.at(-1)).toBe(first);
    connection.receive({ type: "done", id: first.id as number, at: 11 });
    await played;
    await vi.waitFor(() => expect(lines[0]!.sent.at(-1)).toMatchObject({ at: 11, action: "die 5" }));
    connection.receive({ type: "done", id: lines[0]!.sent.at(-1)!.id as number, at: 12 });
    await next;
  });

  test("what follows an action in the same decision goes with it, and comes back as one move", async () => {
    const played = connection.act("merlin 3", ["move cw"]);
    const sent = lines[0]!.sent.at(-1)!;
    expect(sent).toMatchObject({ action: "merlin 3", then: ["move cw"] });
    connection.receive(step(10, { seat: "red", at: 12, prompt: mine }));
    connection.receive({ type: "done", id: sent.id as number, at: 12 });
    await played;
    expect(connection.at).toBe(12);
    expect(connection.pending).toBeNull();
  });

  test("a line is tried out without touching anything that is shown", async () => {
    const tried = connection.tryOut(["die 4", "move cw"]);
    const sent = lines[0]!.sent.at(-1)!;
    expect(sent).toMatchObject({ type: "try", at: 10, seat: "red", actions: ["die 4", "move cw"] });
    const view = connection.view;
    const answer = { at: 10, changes: { round: 9 }, prompt: null, lines: [], can_go_on: false };
    connection.receive({ type: "tried", id: sent.id as number, stopped: "chance", ...answer });
    expect(await tried).toMatchObject({ changes: { round: 9 }, stopped: "chance" });
    expect(connection.view).toBe(view);
    expect(connection.open).toBe(connection.prompt);
  });

  test("what cannot be chosen can be asked why not", async () => {
    const told = connection.whyNot("cell:B4");
    const sent = lines[0]!.sent.at(-1)!;
    expect(sent).toMatchObject({ type: "why-not", at: 10, seat: "red", element: "cell:B4" });
    const answer = { lines: [{ text: "Missing: an apple.", rule: "BASE-17" }], missing: ["an apple"] };
    connection.receive({ type: "why-not-told", id: sent.id as number, element: "cell:B4", ...answer });
    expect(await told).toMatchObject(answer);
  });

  test("a kept action stays pending until its move is there", async () => {
    const played = connection.act("die 4");
    connection.receive({ type: "done", id: lines[0]!.sent.at(-1)!.id as number, at: 11 });
    await played;
    expect(connection.pending).toBe("die 4");
    connection.receive(step(10, { seat: "red" }));
    expect(connection.pending).toBeNull();
  });

  test("a question is answered by reasons, and meanwhile one can move", async () => {
    const asked = connection.explain({ type: "why", at: 8 });
    const sent = lines[0]!.sent.at(-1)!;
    expect(sent).toMatchObject({ type: "why", at: 8 });
    expect(connection.open).not.toBeNull();
    const reasons = { action: "die 4", lines: ["It is good."], choice: true };
    connection.receive({ type: "reasons", id: sent.id as number, at: 8, ...reasons });
    expect((await asked).lines).toEqual(["It is good."]);
    const before = connection.renewed;
    connection.receive(table());
    expect(connection.renewed).toBe(before + 1);
  });

  test("facts are asked for once a position, and not while moves are being shown", async () => {
    const first = connection.facts();
    expect(connection.facts()).toBe(first);
    const sent = lines[0]!.sent.at(-1)!;
    expect(sent).toMatchObject({ type: "facts", at: 10 });
    connection.receive({ type: "facts-told", id: sent.id as number, at: 10, facts: { grail: "Grail: you" } });
    expect(await first).toEqual({ grail: "Grail: you" });
    connection.receive(step(10, { seat: "blue", lines: [line(11)] }));
    connection.receive(step(11, { seat: "blue", lines: [line(12)] }));
    expect(await connection.facts()).toEqual({});
    connection.skip();
    const next = connection.facts();
    const again = lines[0]!.sent.at(-1)!;
    expect(again).toMatchObject({ type: "facts", at: 12 });
    connection.receive({ type: "refused", id: again.id as number, reason: "stale", detail: "", rule: "" });
    expect(await next).toEqual({});
  });

  test("a refusal is an error, and the prompt is open again", async () => {
    const played = connection.act("die 4");
    const id = lines[0]!.sent.at(-1)!.id as number;
    connection.receive({ type: "refused", id, reason: "not-offered", detail: "", rule: "" });
    await expect(played).rejects.toMatchObject({ why: "not-offered" });
    expect(connection.open).not.toBeNull();
  });

  test("what a bot is asked that plays one's seat is not offered, until one is back", () => {
    const seat = {
      seat: "red",
      kind: "person",
      name: "Ada",
      yours: true,
      online: true,
      seconds: null,
      away_seconds: null,
      replaceable_in: null,
    } as const;
    const info = connection.info!;
    connection.receive(table({ can_undo: true, info: { ...info, seats: [{ ...seat, bot: "sensible" }] } }));
    expect(connection.open).toBeNull();
    expect(connection.canUndo).toBe(false);
    connection.receive({ type: "info", info: { ...info, seats: [{ ...seat, bot: null }] } });
    expect(connection.open).toStrictEqual(mine);
    expect(connection.canUndo).toBe(true);
  });

  test("a stale action gets everything anew", async () => {
    const played = connection.act("die 4");
    const id = lines[0]!.sent.at(-1)!.id as number;
    connection.receive({ type: "refused", id, reason: "stale", detail: "", rule: "" });
    await expect(played).rejects.toBeInstanceOf(Refusal);
    expect(lines[0]!.sent.at(-1)).toMatchObject({ type: "lang" });
  });

  test("whoever waits for an answer is told when the line breaks", async () => {
    const said = connection.ask({ type: "say", text: "hello" });
    lines[0]!.close();
    await expect(said).rejects.toMatchObject({ why: "lost" });
  });
});

describe("a view", () => {
  const first = { round: 1, environs: [{ cell: "A1" }, { cell: "A2", manor: "red" }], display: [7, 9] };
  test("keeps whatever is as before when parts of it come anew", () => {
    const before = changed(null, structuredClone(first));
    const environs = [{ cell: "A1" }, { cell: "A2", manor: "blue" }];
    const after = changed(before, { environs, display: [7, 9] });
    expect(after).toEqual({ ...first, environs });
    expect(after.display).toBe(before.display);
    expect(after.environs[0]).toBe(before.environs[0]);
    expect(after.environs[1]).not.toBe(before.environs[1]);
    expect(before).toEqual(first);
    expect(changed(after, { display: [7] }).display).toEqual([7]);
  });
  test("is shown part by part: who reads one is not told of another", () => {
    const stage = new Stage();
    const read: unknown[] = [];
    stage.view = changed(null, structuredClone(first));
    const over = toStore(() => stage.view.environs).subscribe((environs) => read.push(environs));
    flushSync();
    stage.view = changed(stage.present, { round: 2 });
    flushSync();
    expect([stage.view.round, read.length]).toEqual([2, 1]);
    stage.ghost = { view: changed(stage.present, { environs: [] }), differs: new Set() };
    flushSync();
    expect(read.at(-1)).toEqual([]);
    stage.ghost = null;
    flushSync();
    expect(read.at(-1)).toEqual(first.environs);
    over();
  });
});

describe("moves of others", () => {
  test("are shown one after the other", () => {
    connection.receive(step(10));
    connection.receive(step(11));
    connection.receive(step(12));
    expect(connection.at).toBe(11);
    expect(connection.waiting).toBe(2);
    vi.advanceTimersByTime(750);
    expect(connection.at).toBe(12);
    vi.advanceTimersByTime(750);
    expect(connection.at).toBe(13);
    expect(connection.log.map((one) => one.at)).toEqual([11, 12, 13]);
  });

  test("light up what they touch, for a moment", () => {
    connection.receive(step(10));
    expect([...connection.touched]).toEqual(["space:11"]);
    vi.advanceTimersByTime(1000);
    expect(connection.touched.size).toBe(0);
  });

  test("come at once when one wants it so", () => {
    settings.speed = "instant";
    connection.receive(step(10));
    connection.receive(step(11));
    expect(connection.at).toBe(12);
  });

  test("nothing can be chosen before all of them are shown", () => {
    connection.receive(step(10));
    connection.receive(step(11, { prompt: mine }));
    expect(connection.open).toBeNull();
    connection.skip();
    expect(connection.at).toBe(12);
    expect(connection.open).toStrictEqual(mine);
  });

  test("fast-forward lasts until one is asked", () => {
    connection.receive(step(10));
    connection.forward();
    expect(connection.hurry).toBe(true);
    connection.receive(step(11));
    connection.receive(step(12, { prompt: mine }));
    expect(connection.at).toBe(13);
    expect(connection.hurry).toBe(false);
  });

  test("a hole between them gets everything anew", () => {
    connection.receive(step(12));
    expect(connection.at).toBe(10);
    expect(lines[0]!.sent.at(-1)).toMatchObject({ type: "lang" });
  });

  test("an undo takes lines out of the log", () => {
    connection.receive(step(10));
    vi.advanceTimersByTime(750);
    connection.receive(step(11, { undone: true, kept: 10, lines: [] }));
    expect(connection.log).toEqual([]);
  });

  test("a scoring is told before the game goes on", () => {
    connection.receive(step(10, { lines: [line(11, "scoring")] }));
    connection.receive(step(11, { changes: { round: 5 }, scoring }));
    connection.receive(step(12, { changes: {}, prompt: mine }));
    vi.advanceTimersByTime(5000);
    expect(connection.telling?.scoring).toBe(scoring);
    expect([connection.at, connection.waiting, connection.open]).toEqual([11, 2, null]);
    expect(connection.view?.players.map((player) => player.points)).toEqual([4, 10]);
    expect([...connection.touched]).toEqual(["cell:A1", "cell:A2"]);
    connection.telling!.advance();
    expect(connection.view?.players.map((player) => player.points)).toEqual([4, 7]);
    connection.told();
    expect(connection.view?.round).toBe(5);
    vi.advanceTimersByTime(5000);
    expect(connection.at).toBe(13);
    expect(connection.open).toBe(mine);
  });

  test("that the game is over is not told before its last scoring is", () => {
    const over = { ...connection.info!, status: "over" as const };
    connection.receive(step(10, { scoring }));
    connection.receive({ type: "info", info: over });
    expect(connection.info?.status).toBe("playing");
    connection.skip();
    expect(connection.telling).toBeNull();
    expect(connection.info?.status).toBe("over");
    expect(connection.at).toBe(11);
  });

  test("whoever wants no pauses is told no scoring", () => {
    settings.speed = "instant";
    connection.receive(step(10, { scoring }));
    expect(connection.telling).toBeNull();
    expect(connection.at).toBe(11);
  });
});

describe("a broken line", () => {
  test("comes back by itself, each time after a longer wait", () => {
    lines[0]!.close();
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
    lines[1]!.close();
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(3);
  });

  test("says what it saw last and shows what was missed", () => {
    lines[0]!.close();
    vi.advanceTimersByTime(500);
    expect(greet().sent[0]).toMatchObject({ type: "hello", at: 10 });
    connection.receive(table({ at: 12, log: [line(9), line(11), line(12)], recap: 2 }));
    expect(connection.recap.map((one) => one.at)).toEqual([11, 12]);
    expect(connection.status).toBe("open");
    expect(seenAt("abcdefghij")).toBe(12);
  });

  test("an unknown table is not asked for again", () => {
    connection.receive({ type: "refused", id: 0, reason: "unknown-table", detail: "", rule: "" });
    vi.advanceTimersByTime(60_000);
    expect(connection.status).toBe("unknown");
    expect(lines).toHaveLength(1);
  });

  test.each(["damaged", "other-version"] as const)("a table that is %s has a page of its own", (reason) => {
    connection.receive({ type: "refused", id: 0, reason, detail: "", rule: "" });
    vi.advanceTimersByTime(60_000);
    expect(connection.status).toBe(reason);
    expect(lines).toHaveLength(1);
  });
});

describe("sign-ins", () => {
  test("a browser that is signed out goes on as somebody new, and not before", async () => {
    const dialled: FakeLine[] = [];
    let renewed: () => void = () => undefined;
    const signedOut = vi.fn(() => new Promise<void>((done) => (renewed = done)));
    const own = new TableConnection("abcdefghij", { signedOut }, () => {
      dialled.push(new FakeLine());
      return dialled.at(-1)!;
    });
    own.start();
    dialled[0]!.onclose?.({ code: 4401 } as CloseEvent);
    vi.advanceTimersByTime(60_000);
    expect(signedOut).toHaveBeenCalledOnce();
    expect(own.status).toBe("lost");
    expect(dialled).toHaveLength(1);
    renewed();
    await Promise.resolve().then(() => Promise.resolve());
    await vi.waitFor(() => expect(dialled).toHaveLength(2));
    own.stop();
  });

  test("it is told when somebody signs in as oneself elsewhere", () => {
    const heard: string[] = [];
    const own = new TableConnection("abcdefghij", { signedIn: (news) => heard.push(news.device) });
    own.receive({ type: "signed-in", device: "Firefox, Linux", time: 1 });
    expect(heard).toEqual(["Firefox, Linux"]);
  });
});
