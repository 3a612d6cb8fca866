import { describe, expect, it, vi } from "vitest";
import { go, here, routeOf } from "./routing.svelte.ts";

const at = (path: string) => {
  const url = new URL(path, "http://host");
  return routeOf(url.pathname, url.searchParams);
};

describe("an address shows a page", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new/fuse", { page: "set_up", game: "fuse" }],
    ["/t/abc", { page: "table", table: "abc", watch: false }],
    ["/t/abc?watch=1", { page: "table", table: "abc", watch: true }],
    ["/t/abc/share", { page: "share", table: "abc" }],
    ["/t/abc/replay?step=3", { page: "replay", of: "tables", name: "abc" }],
    ["/records/x/replay", { page: "replay", of: "records", name: "x" }],
    ["/rules/assembly/lock", { page: "rules", game: "assembly", topic: "lock" }],
    ["/deals/fuse/2026-01-02", { page: "deals", game: "fuse", day: "2026-01-02" }],
    ["/deals/fuse/someday", { page: "missing" }],
    ["/s/secret", { page: "link", token: "secret" }],
    ["/mine", { page: "mine" }],
    ["/nowhere", { page: "missing" }],
    ["/t/abc/share/link", { page: "missing" }],
    ["/%E0%A4%A", { page: "missing" }],
  ])("%s", (path, route) => {
    expect(at(path)).toEqual(route);
  });
});

describe("a page is renamed", () => {
  it("without becoming another page, and not once it is left", () => {
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    go("/rules/fuse");
    const page = here.route;
    here.rename(page, "/rules/fuse/turn");
    expect(location.pathname).toBe("/rules/fuse/turn");
    expect(here.url.pathname).toBe("/rules/fuse/turn");
    expect(here.route).toBe(page);
    go("/mine");
    here.rename(page, "/rules/fuse/score");
    expect(location.pathname).toBe("/mine");
  });
});
