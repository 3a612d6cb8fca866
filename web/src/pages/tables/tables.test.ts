import { beforeEach, describe, expect, it } from "vitest";
import type { GameAbout, TableMade } from "../../server/api.ts";
import { pageOfLink } from "./joining.ts";
import { dropLink, keepLinks, keptLinks } from "./links.ts";
import { placeOf, usualTable } from "./making.ts";

const game = (players: number[], bots: string[]) => ({ game: "fuse", players, bots }) as unknown as GameAbout;

describe("a table as it is usually played", () => {
  it("is one's own, alone", () => {
    expect(usualTable(game([1, 2], ["random"]), "alone")).toEqual({ game: "fuse", sit: true });
  });

  it("has the best bot in every other seat", () => {
    expect(usualTable(game([2, 3], ["random", "greedy"]), "bot")).toEqual({
      game: "fuse",
      options: { players: 2 },
      seats: [{}, { bot: "greedy" }],
      sit: true,
    });
  });

  it("is played alone where there is nobody to play with", () => {
    expect(usualTable(game([1], ["random"]), "bot")).toEqual({ game: "fuse", sit: true });
    expect(usualTable(game([1, 2], []), "bot")).toEqual({ game: "fuse", sit: true });
  });
});

describe("whoever made a table", () => {
  const made = (seat: number | null, seats: number[]) =>
    ({ table: "abc", seat, seats: seats.map((each) => ({ seat: each, link: "" })) }) as unknown as TableMade;

  it("goes to the links, if somebody else is to have one", () => {
    expect(placeOf(made(0, [0, 1]))).toBe("/t/abc/share");
    expect(placeOf(made(null, [0]))).toBe("/t/abc/share");
  });

  it("goes to the table otherwise", () => {
    expect(placeOf(made(0, [0]))).toBe("/t/abc");
  });
});

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

describe("a link that was pasted", () => {
  it.each([
    ["http://10.0.0.2:8000/s/abcdefgh12_-", "/s/abcdefgh12_-"],
    ["  https://tables.example.org/t/abcdefgh?watch=1 ", "/t/abcdefgh?watch=1"],
    ["https://tables.example.org/t/abcdefgh/share", "/t/abcdefgh"],
    ["s/abcdefgh", "/s/abcdefgh"],
    ["Sit here: http://x/s/abcdefgh and bring cake", "/s/abcdefgh"],
  ])("%s leads to %s", (text, page) => {
    expect(pageOfLink(text)).toBe(page);
  });

  it.each(["", "hello", "http://x/s/short", "http://x/boss/abcdefgh", "/new/fuse"])("%s leads nowhere", (text) => {
    expect(pageOfLink(text)).toBeNull();
  });
});
