// The browsers in which one is signed in: listed in words, ended one by one or all others at once.

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { language } from "../src/lib/i18n.svelte";
import Browsers from "../src/pages/Browsers.svelte";
import type { Session } from "../src/wire";

const now = Date.now() / 1000;
const here: Session = { id: "a", device: "Firefox, Linux", created: now - 90, seen: now, current: true };
const there: Session = { id: "b", device: "", created: now - 7200, seen: now - 3600, current: false };
let asked: { method: string; body: unknown }[] = [];

beforeEach(() => {
  asked = [];
  language.use("en");
  vi.stubGlobal("fetch", (_: string, options: RequestInit) => {
    const body: unknown = options.body === undefined ? null : JSON.parse(options.body as string);
    asked.push({ method: options.method ?? "", body });
    const left = options.method === "GET" ? [here, there] : [here];
    return Promise.resolve(new Response(JSON.stringify(left), { status: 200 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("your browsers", () => {
  test.each([
    ["en", "this one", "another browser", "Sign out all others"],
    ["de", "dieser hier", "ein anderer Browser", "Alle anderen abmelden"],
    ["pt", "este", "outro navegador", "Desconectar todos os outros"],
  ] as const)("in %s they are told in words", async (lang, one, unknown, others) => {
    language.use(lang);
    render(Browsers);
    await waitFor(() => screen.getByText(one));
    expect(screen.getByText("Firefox, Linux")).toBeTruthy();
    expect(screen.getByText(unknown)).toBeTruthy();
    expect(screen.getByRole("button", { name: others })).toBeTruthy();
    language.use("en");
  });

  test("one is signed out, and each button says which", async () => {
    render(Browsers);
    const button = await waitFor(() => screen.getByRole("button", { name: "Sign out: another browser" }));
    await fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText("another browser")).toBeNull());
    expect(asked.at(-1)).toEqual({ method: "POST", body: { id: "b" } });
    expect(screen.queryByRole("button", { name: "Sign out all others" })).toBeNull();
  });

  test("all others are signed out at once", async () => {
    render(Browsers);
    await fireEvent.click(await waitFor(() => screen.getByRole("button", { name: "Sign out all others" })));
    await waitFor(() => expect(asked.at(-1)).toEqual({ method: "POST", body: { id: null } }));
  });
});
