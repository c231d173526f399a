// The server's answers over HTTP, typed. A refusal becomes a `Refusal`, a server out of reach one with the reason "lost".

import type {
  ChangeMe,
  CreateTable,
  EditionFact,
  EngineInfo,
  Guide,
  Lang,
  Left,
  Me,
  Problem,
  Proof,
  Reasons,
  Recovered,
  Recovery,
  Replay,
  RuleInfo,
  Session,
  SetupInfo,
  TableCard,
  TableInfo,
} from "../wire";
import { Refusal } from "./problem";
import { hashOf, newNonce, pledgeFor } from "./shares";

export async function call<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined || body instanceof Blob ? {} : { "Content-Type": "application/json" },
      body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("lost");
  }
  const words: unknown = await answer.json().catch(() => null);
  if (answer.ok) return words as T;
  const problem = words as Partial<Problem> | null;
  throw new Refusal(problem?.reason ?? "lost", problem?.detail ?? "");
}

export const api = {
  me: () => call<Me>("POST", "/api/me", {}),
  changeMe: (change: ChangeMe) => call<Me>("POST", "/api/me", change),
  recovery: () => call<Recovery>("POST", "/api/me/recovery", {}),
  recover: (code: string) => call<Recovered>("POST", "/api/recover", { code }),
  sessions: () => call<Session[]>("GET", "/api/me/sessions"),
  /** Sign out of one browser, or (null) of all others; tells which remain. */
  endSession: (id: string | null) => call<Session[]>("POST", "/api/me/sessions", { id }),
  engine: () => call<EngineInfo>("GET", "/api/engine"),
  setup: (lang: Lang) => call<SetupInfo>("GET", `/api/setup?lang=${lang}`),
  tables: () => call<TableCard[]>("GET", "/api/tables"),
  /** Take a table off one's list; it is removed when all its people have done so. */
  leave: (id: string) => call<Left>("DELETE", `/api/tables/${id}`),
  /** A new table; this browser pledges what it will add to the dice. */
  create: async (plan: CreateTable) => {
    const nonce = newNonce();
    const table = await call<TableInfo>("POST", "/api/tables", { ...plan, pledge: hashOf(nonce) });
    pledgeFor(table.id, nonce);
    return table;
  },
  guide: (id: string, lang: Lang) => call<Guide>("GET", `/api/tables/${id}/guide?lang=${lang}`),
  guideFor: (options: Pick<Replay, "players" | "modules" | "variants">, lang: Lang) =>
    call<Guide>(
      "GET",
      `/api/guide?lang=${lang}&players=${options.players}&modules=${options.modules.join(",")}&variants=${options.variants.join(",")}`,
    ),
  replay: (id: string, lang: Lang, viewer: string | null) =>
    call<Replay>("GET", `/api/tables/${id}/replay?lang=${lang}${viewer ? `&seat=${viewer}` : ""}`),
  /** A record file, proved by the server. It is sent as it is. */
  replayRecord: (record: string, lang: Lang, viewer: string | null) =>
    call<Replay>("POST", `/api/replay?lang=${lang}${viewer ? `&seat=${viewer}` : ""}`, new Blob([record])),
  /** What the record of a finished game proves. */
  proof: (id: string, lang: Lang) => call<Proof>("GET", `/api/tables/${id}/proof?lang=${lang}`),
  /** Why a decision of a finished game was made. */
  why: (id: string, at: number, lang: Lang) =>
    call<Reasons>("GET", `/api/tables/${id}/why?at=${at}&lang=${lang}`),
  rules: (lang: Lang) => call<RuleInfo[]>("GET", `/api/rules?lang=${lang}`),
  edition: (lang: Lang) => call<EditionFact[]>("GET", `/api/edition?lang=${lang}`),
};

/** Where the record of a game can be downloaded. */
export function recordAddress(id: string): string {
  return `/api/tables/${id}/record`;
}

export function qrAddress(id: string): string {
  return `/api/tables/${id}/qr.svg`;
}
