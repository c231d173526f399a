// What this browser adds to the dice: pledged, told under the first fingerprint only, and found again at the end.

import { beforeEach, describe, expect, test } from "vitest";
import {
  acknowledged,
  fate,
  finalSeed,
  hashOf,
  newNonce,
  next,
  own,
  pin,
  pledgeFor,
} from "../src/lib/shares";
import type { TableInfo } from "../src/wire";

const SEED = "00".repeat(32);
const FIRST = "aa".repeat(32);

function table(change: Partial<TableInfo> = {}): TableInfo {
  const seat = { kind: "person", name: "", bot: null, online: true, seconds: null } as const;
  return {
    id: "abcdefghij",
    status: "waiting",
    commitment: FIRST,
    seed: null,
    shares: [],
    beginning: false,
    seats: [
      { ...seat, seat: "red", yours: true },
      { ...seat, seat: "yellow", yours: false },
    ],
    ...change,
  } as unknown as TableInfo;
}

beforeEach(() => localStorage.clear());

describe("before the game", () => {
  test("nonces are 32 fresh bytes, and a table has one", () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
    expect(newNonce()).not.toBe(newNonce());
    expect(pledgeFor("abcdefghij")).toBe(pledgeFor("abcdefghij"));
    expect(pledgeFor("abcdefghij")).not.toBe(pledgeFor("bbbbbbbbbb"));
    expect(hashOf(own("abcdefghij").nonce!)).toBe(pledgeFor("abcdefghij"));
  });
  test("whoever has a seat pledges once, whoever watches does not", () => {
    const message = next(table());
    expect(message).toEqual({ type: "pledge", pledge: pledgeFor("abcdefghij") });
    const pledge = pledgeFor("abcdefghij");
    expect(next(table({ shares: [{ seat: "red", pledge, told: false, nonce: null }] }))).toBeNull();
    expect(next(table({ seats: [] }))).toBeNull();
    expect(next(table({ beginning: true }))).toBeNull();
    expect(next(table({ status: "playing" }))).toBeNull();
  });
  test("the nonce is told when the game begins, and only then", () => {
    const pledge = pledgeFor("abcdefghij");
    const shares = [{ seat: "red", pledge, told: false, nonce: null }] as const;
    const nonce = own("abcdefghij").nonce!;
    expect(next(table({ shares: [...shares], beginning: true }))).toEqual({ type: "reveal", nonce });
    expect(next(table({ shares: [{ ...shares[0], told: true }], beginning: true }))).toBeNull();
    const foreign = { ...shares[0], pledge: "bb".repeat(32) };
    expect(next(table({ shares: [foreign], beginning: true }))).toBeNull();
  });
  test("under another fingerprint than the first one nothing is told", () => {
    const pledge = pledgeFor("abcdefghij");
    const shares = [{ seat: "red", pledge, told: false, nonce: null }] as const;
    expect(pin(table())).toBe(true);
    const changed = table({ commitment: "cc".repeat(32), shares: [...shares], beginning: true });
    expect(pin(changed)).toBe(false);
    expect(next(changed)).toBeNull();
    expect(pin(table())).toBe(true);
  });
});

describe("after the game", () => {
  test("this browser finds its share in the dice, or that it was left out", () => {
    const pledge = pledgeFor("abcdefghij");
    const nonce = own("abcdefghij").nonce!;
    const share = { seat: "red", pledge, told: true, nonce } as const;
    expect(fate(table({ status: "over", shares: [share] }))).toBe("none");
    acknowledged("abcdefghij");
    expect(fate(table({ status: "over", shares: [share] }))).toBe("in");
    expect(fate(table({ status: "over", shares: [{ ...share, told: false, nonce: null }] }))).toBe("lost");
    expect(fate(table({ status: "over", shares: [{ ...share, nonce: SEED }] }))).toBe("lost");
    expect(fate(table({ status: "over" }))).toBe("lost");
  });
  test("the seed of the dice is computed as docs/records.md says", () => {
    const share = { seat: "yellow", pledge: "", told: true, nonce: "01".repeat(32) } as const;
    expect(finalSeed(table())).toBeNull();
    expect(finalSeed(table({ seed: SEED, shares: [share] }))).toBe(
      "e3bf93f0c786da0e16844b78a6f527ac2c9ebac40561542ff939988c3d0af812",
    );
  });
});
