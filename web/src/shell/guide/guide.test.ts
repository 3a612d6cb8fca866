import { expect, test } from "vitest";
import type { GuideAbout, PromptAbout } from "../../server/api.ts";
import { momentAt, nextMove, piecesAt } from "./guide.ts";

const prompt = (name: string, at: number, actions: string[]): PromptAbout => ({
  name,
  at,
  title: name,
  what: "",
  why: "",
  tap: "",
  pieces: [],
  actions,
});
const guide: GuideAbout = {
  game: "assembly",
  options: {},
  actions: ["a", "b", "c"],
  prompts: [prompt("read", 0, []), prompt("first", 0, ["a"]), prompt("two", 1, ["b", "c"]), prompt("end", 3, [])],
};

test("prompts of the same moment belong together", () => {
  expect(momentAt(guide.prompts, 0)).toEqual({ first: 0, last: 1 });
});

test("a prompt of several moves stays until they are made", () => {
  expect(momentAt(guide.prompts, 1)).toEqual({ first: 2, last: 2 });
  expect(momentAt(guide.prompts, 2)).toEqual({ first: 2, last: 2 });
  expect(momentAt(guide.prompts, 3)).toEqual({ first: 3, last: 3 });
});

test("each move of a prompt has pieces of its own", () => {
  const two = { ...prompt("two", 1, ["b", "c"]), pieces: [["card 1", "bay 5"], ["bay 5"]] };
  expect([0, 1, 2, 3].map((followed) => piecesAt(two, followed)[0])).toEqual(["card 1", "card 1", "bay 5", "bay 5"]);
  expect(piecesAt(prompt("read", 0, []), 0)).toEqual([]);
});

test("the next move is told where the guide waits for it, and nowhere else", () => {
  expect(nextMove(guide, 0, 0)).toBe(null);
  expect(nextMove(guide, 0, 1)).toBe("a");
  expect(nextMove(guide, 2, 2)).toBe("c");
  expect(nextMove(guide, 2, 1)).toBe(null);
  expect(nextMove(guide, 3, 3)).toBe(null);
});
