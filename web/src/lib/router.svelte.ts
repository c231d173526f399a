// Addresses of the page. Links are plain <a href>; clicks on them change the address without loading the page anew.

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "tables" }
  | {
      page: "table";
      id: string;
      /** As everybody may see it, for a screen in the middle of the room. */ screen: boolean;
    }
  | { page: "replay"; id: string | null }
  | { page: "rules"; id: string | null }
  | { page: "learn"; id: string | null; /** Which of the pages for learning. */ book: Book }
  | { page: "edition" }
  | { page: "recover" }
  | { page: "unknown" };

const BOOKS: readonly string[] = [
  "learn",
  "rulebook",
  "reference",
  "daily",
  "puzzles",
  "review",
  "profile",
] satisfies Book[];
const PLAIN = { "": "home", new: "new", tables: "tables", edition: "edition", recover: "recover" } as const;
export type Book = "learn" | "rulebook" | "reference" | "daily" | "puzzles" | "review" | "profile";

/** A part of an address; one that is no text is taken as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page an address means. */
export function routeOf(path: string): Route {
  const [first = "", second = null, third = "", more] = path.split("/").slice(1);
  const id = second === null || second === "" ? null : decoded(second);
  const screen = first === "table" && id !== null && third === "screen";
  if (more || (third !== "" && !screen)) return { page: "unknown" };
  if (id === null && Object.hasOwn(PLAIN, first)) return { page: PLAIN[first as keyof typeof PLAIN] };
  if (first === "table") return id === null ? { page: "tables" } : { page: "table", id, screen };
  if (first === "replay" || first === "rules") return { page: first, id };
  if (BOOKS.includes(first)) return { page: "learn", id, book: first as Book };
  return { page: "unknown" };
}

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  readonly route: Route = $derived(routeOf(this.path));

  go(address: string, replace = false): void {
    const target = new URL(address, location.href);
    if (replace) history.replaceState(null, "", target);
    else history.pushState(null, "", target);
    const moved = target.pathname !== this.path;
    this.read();
    if (moved) scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  /** Clicks on links of the page itself are answered here; everything else is the browser's. */
  click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download")) return;
    const target = new URL(link.href, location.href);
    if (target.origin !== location.origin || target.pathname.startsWith("/api/")) return;
    if (target.pathname === location.pathname && target.hash) return;
    event.preventDefault();
    this.go(target.href);
  }

  start(): () => void {
    const click = (event: MouseEvent) => this.click(event);
    const read = () => this.read();
    document.addEventListener("click", click);
    addEventListener("popstate", read);
    return () => {
      document.removeEventListener("click", click);
      removeEventListener("popstate", read);
    };
  }
}

export const router = new Router();
