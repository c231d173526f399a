// Somebody is away: since when, from when on a bot may play for them, and who may say so.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { language } from "../src/lib/i18n.svelte";
import AwayBanner from "../src/table/AwayBanner.svelte";
import type { TableConnection } from "../src/lib/connection.svelte";
import type { SeatInfo } from "../src/wire";

beforeEach(() => language.use("en"));
afterEach(cleanup);

function shown(host: boolean, away: number, left: number) {
  const seat = {
    seat: "blue",
    kind: "person",
    name: "Bob",
    away_seconds: away,
    replaceable_in: left,
  } as SeatInfo;
  const ask = vi.fn(() => Promise.resolve(1));
  const connection = { ask, infoTime: performance.now(), info: { host } } as unknown as TableConnection;
  render(AwayBanner, { connection, seat });
  return ask;
}

test("before the time has come nobody is offered anything, and everybody reads when it comes", () => {
  shown(true, 20, 100);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/Bob has been away for 0:2\d\. You may let a bot play on in 1:\d\d/)).toBeTruthy();
});

test("then the one who made the table may let a bot play, and nobody else", () => {
  const ask = shown(true, 130, 0);
  screen.getByRole("button", { name: "Let a bot play for Bob" }).click();
  expect(ask).toHaveBeenCalledWith({ type: "stand", seat: "blue", bot: "" });
  cleanup();
  shown(false, 130, 0);
  expect(screen.queryByRole("button")).toBeNull();
});
