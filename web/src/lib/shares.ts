// What this browser adds to the dice of its tables: a nonce, pledged by its hash before the game and told when the game
// begins. It also remembers the seed's fingerprint as it was first shown: the server cannot change it unnoticed.

import type { TableInfo } from "../wire";
import { hex, sha256, unhex } from "./sha256";

const KEPT = "merlin-dice";
const TABLES = 200;

interface Own {
  nonce?: string;
  /** Whether the server has acknowledged it. */
  told?: boolean;
  /** The fingerprint of the seed, as it was first shown. */
  pinned?: string;
}

function all(): Record<string, Own> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {}) as Record<string, Own>;
  } catch {
    return {};
  }
}

export function own(table: string): Own {
  return all()[table] ?? {};
}

function keep(table: string, change: Own): void {
  try {
    const { [table]: old, ...others } = all();
    const kept = Object.entries(others).slice(-TABLES);
    localStorage.setItem(
      KEPT,
      JSON.stringify({ ...Object.fromEntries(kept), [table]: { ...old, ...change } }),
    );
  } catch {
    // A browser that keeps nothing still plays; it only cannot check its share at the end.
  }
}

export function newNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function hashOf(nonce: string): string {
  return hex(sha256(unhex(nonce) ?? new Uint8Array()));
}

/** The pledge for a table: that of the nonce that is kept for it, or of a fresh one. */
export function pledgeFor(table: string, nonce = own(table).nonce ?? newNonce()): string {
  keep(table, { nonce });
  return hashOf(nonce);
}

/** Whether the fingerprint is the one that was shown first. */
export function pin(info: Pick<TableInfo, "id" | "commitment">): boolean {
  const { pinned } = own(info.id);
  if (!pinned) keep(info.id, { pinned: info.commitment });
  return !pinned || pinned === info.commitment;
}

export type Next = { type: "pledge"; pledge: string } | { type: "reveal"; nonce: string };

/** What this browser has to send now, if anything. A nonce is told only under the fingerprint that was shown first. */
export function next(info: TableInfo): Next | null {
  const mine = info.seats.filter((seat) => seat.yours && seat.kind === "person").map((seat) => seat.seat);
  if (info.status !== "waiting" || !mine.length || !pin(info)) return null;
  const share = info.shares.find((one) => mine.includes(one.seat));
  if (!share) return info.beginning ? null : { type: "pledge", pledge: pledgeFor(info.id) };
  const { nonce } = own(info.id);
  if (!info.beginning || share.told || !nonce || hashOf(nonce) !== share.pledge) return null;
  return { type: "reveal", nonce };
}

/** The server has acknowledged the nonce: it has to be in the dice. */
export function acknowledged(table: string): void {
  keep(table, { told: true });
}

/** How this browser's share fared in a game that has begun: in the dice, lost, or none of its own. */
export function fate(info: TableInfo): "in" | "lost" | "none" {
  const { nonce, told } = own(info.id);
  if (!nonce || !told) return "none";
  return info.shares.some((share) => share.nonce === nonce && share.pledge === hashOf(nonce)) ? "in" : "lost";
}

/** The seed of the dice: the hash of the server's seed and every seat's nonce, each behind its length. */
export function finalSeed(info: TableInfo): string | null {
  const seed = info.seed ? unhex(info.seed) : null;
  if (!seed) return null;
  const bytes = [...new TextEncoder().encode("merlin dice 2"), ...seed];
  if (info.shares.length)
    for (const seat of info.seats) {
      const share = info.shares.find((one) => one.seat === seat.seat);
      const nonce = share?.nonce ? (unhex(share.nonce) ?? []) : [];
      bytes.push(nonce.length, ...nonce);
    }
  return hex(sha256(Uint8Array.from(bytes)));
}
