/** Which page an address shows.  The addresses are those of the pages without script. */

type Alone = "home" | "mine" | "today" | "records" | "missing";
type OfGame = "set_up" | "statistics";

export type Route =
  | { [Page in Alone]: { page: Page } }[Alone]
  | { [Page in OfGame]: { page: Page; game: string } }[OfGame]
  | { page: "deals"; game: string; day: string | null }
  | { page: "link"; token: string }
  | { page: "table"; table: string; watch: boolean }
  | { page: "share"; table: string }
  | { page: "replay"; of: "tables" | "records"; name: string }
  | { page: "rules"; game: string; topic: string | null }
  | { page: "boards"; story: string | null };

const DAY = /^\d{4}-\d\d-\d\d$/;

export function routeOf(path: string, query: URLSearchParams): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length) return { page: "missing" };
  if (!first) return { page: "home" };
  if (!second) return plainRoute(first);
  switch (first) {
    case "new":
    case "statistics":
      if (third) return { page: "missing" };
      return { page: first === "new" ? "set_up" : "statistics", game: second };
    case "deals":
      return third && !DAY.test(third) ? { page: "missing" } : { page: "deals", game: second, day: third || null };
    case "rules":
      return { page: "rules", game: second, topic: third || null };
    case "s":
      return { page: "link", token: second };
    case "t":
      return tableRoute(second, third, query);
    case "records":
      return third === "replay" ? { page: "replay", of: "records", name: second } : { page: "missing" };
    case "dev":
      return second === "boards" ? { page: "boards", story: third || null } : { page: "missing" };
    default:
      return { page: "missing" };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function plainRoute(first: string): Route {
  return first === "mine" || first === "today" || first === "records" ? { page: first } : { page: "missing" };
}

function tableRoute(table: string, what: string, query: URLSearchParams): Route {
  switch (what) {
    case "":
      return { page: "table", table, watch: query.has("watch") };
    case "share":
      return { page: "share", table };
    case "replay":
      return { page: "replay", of: "tables", name: table };
    default:
      return { page: "missing" };
  }
}

class Here {
  url = $state.raw(new URL(location.href));
  /** What the address showed when it was gone to: another name for the same page is no other page. */
  route = $state.raw(routeOf(this.url.pathname, this.url.searchParams));

  look(): void {
    this.url = new URL(location.href);
    this.route = routeOf(this.url.pathname, this.url.searchParams);
  }

  /** Another address for what a page shows; a page that is being left leaves the next one's as it is. */
  rename(page: Route, path: string): void {
    if (page !== this.route) return;
    history.replaceState(null, "", path);
    this.url = new URL(location.href);
  }
}

export const here = new Here();

/** Go to another page of this server. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  here.look();
  if (how === "push") scrollTo(0, 0);
}

/** Links within the client change the page without loading it; others, and those with a modifier, are the browser's. */
function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  if (routeOf(link.pathname, new URLSearchParams(link.search)).page === "missing") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function followLinks(): void {
  addEventListener("popstate", () => here.look());
  document.addEventListener("click", followed);
}
