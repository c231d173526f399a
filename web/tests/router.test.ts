// Addresses of the page.

import { afterEach, describe, expect, test } from "vitest";
import { routeOf, router } from "../src/lib/router.svelte";

describe("addresses", () => {
  test.each([
    ["/", { page: "home" }],
    ["/new", { page: "new" }],
    ["/tables", { page: "tables" }],
    ["/tables/", { page: "tables" }],
    ["/table/abcdefghij", { page: "table", id: "abcdefghij", screen: false }],
    ["/table/abcdefghij/screen", { page: "table", id: "abcdefghij", screen: true }],
    ["/table/abcdefghij/screen/more", { page: "unknown" }],
    ["/replay/abcdefghij/screen", { page: "unknown" }],
    ["/table", { page: "tables" }],
    ["/replay", { page: "replay", id: null }],
    ["/replay/abcdefghij", { page: "replay", id: "abcdefghij" }],
    ["/rules", { page: "rules", id: null }],
    ["/rules/BASE-45", { page: "rules", id: "BASE-45" }],
    ["/table/%", { page: "table", id: "%", screen: false }],
    ["/learn", { page: "learn", id: null, book: "learn" }],
    ["/learn/first-points", { page: "learn", id: "first-points", book: "learn" }],
    ["/rulebook", { page: "learn", id: null, book: "rulebook" }],
    ["/reference", { page: "learn", id: null, book: "reference" }],
    ["/edition", { page: "edition" }],
    ["/recover", { page: "recover" }],
    ["/new/more", { page: "unknown" }],
    ["/table/a/b", { page: "unknown" }],
    ["/elsewhere", { page: "unknown" }],
    ["/toString", { page: "unknown" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe("links", () => {
  let stop = () => {};
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    router.go("/");
  });

  /** Whether the page took the click for itself; the browser's part never happens. */
  function click(html: string, more: MouseEventInit = {}): boolean {
    stop = router.start();
    let taken = false;
    addEventListener(
      "click",
      (event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    document.querySelector("a")!.dispatchEvent(event);
    return taken;
  }

  test("of the page change the address without loading it", () => {
    expect(click('<a href="/rules/ALL-1">x</a>')).toBe(true);
    expect(router.route).toEqual({ page: "rules", id: "ALL-1" });
  });

  test.each([
    ['<a href="/api/tables/abcdefghij/record">x</a>', {}],
    ['<a href="/x" download>x</a>', {}],
    ['<a href="/rules" target="_blank">x</a>', {}],
    ['<a href="https://example.org/rules">x</a>', {}],
    ['<a href="/rules">x</a>', { ctrlKey: true }],
  ])("that are the browser's stay the browser's: %s", (html, more) => {
    const before = router.path;
    expect(click(html, more)).toBe(false);
    expect(router.path).toBe(before);
  });
});
