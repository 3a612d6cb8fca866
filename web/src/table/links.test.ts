import { beforeEach, describe, expect, it } from "vitest";
import { dropLink, keepLinks, keptLinks } from "./links.ts";

describe("links", () => {
  beforeEach(() => sessionStorage.clear());

  it("are kept by table and seat, and dropped", () => {
    keepLinks("abc", [
      { seat: 0, link: "http://host:1/s/one" },
      { seat: 1, link: "http://host:1/s/two" },
    ]);
    keepLinks("abc", [{ seat: 1, link: "http://host:1/s/three" }]);
    dropLink("abc", 0);
    expect([...keptLinks("abc")]).toEqual([[1, "/s/three"]]);
    expect([...keptLinks("other")]).toEqual([]);
  });

  it.each(["nonsense", "{}", '[[0,"javascript:x"]]', "[3]"])("that are no links are none: %s", (kept) => {
    sessionStorage.setItem("tablemate-links-abc", kept);
    expect([...keptLinks("abc")]).toEqual([]);
  });
});
