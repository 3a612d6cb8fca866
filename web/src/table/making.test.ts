import { describe, expect, it } from "vitest";
import type { GameAbout, TableMade } from "../server/api.ts";
import { asksForTable, placeOf, usualTable } from "./making.ts";

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

describe("an address", () => {
  it("asks for a table at once on somebody's own machine alone", () => {
    expect(asksForTable(new URL("http://127.0.0.1:8000/new/fuse?now=1"))).toBe(true);
    expect(asksForTable(new URL("http://127.0.0.1:8000/new/fuse"))).toBe(false);
    expect(asksForTable(new URL("https://tables.example/new/fuse?now=1"))).toBe(false);
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
