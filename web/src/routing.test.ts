import { describe, expect, it } from "vitest";
import { routeOf } from "./routing.svelte.ts";

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
