import { expect, test } from "vitest";
import { blocksOf } from "./text.ts";

test("lines of a paragraph are one text, and an empty line begins another", () => {
  expect(blocksOf("One and\ntwo.\n\nThree.")).toEqual([
    { kind: "paragraph", pieces: [{ kind: "text", text: "One and two." }] },
    { kind: "paragraph", pieces: [{ kind: "text", text: "Three." }] },
  ]);
});

test("numbered points that follow each other are one list", () => {
  const [list, ...rest] = blocksOf("1. Roll. All\n   dice.\n\n2. Draft.");
  expect(rest).toEqual([]);
  expect(list).toEqual({
    kind: "points",
    from: 1,
    points: [[{ kind: "text", text: "Roll. All dice." }], [{ kind: "text", text: "Draft." }]],
  });
});

test("a list that goes on after a paragraph keeps its number", () => {
  expect(blocksOf("1. One.\n\nBetween.\n\n2. Two.").map((each) => each.kind === "points" && each.from)).toEqual([
    1,
    false,
    2,
  ]);
});

test("what is typed is set apart", () => {
  expect(blocksOf("Write `any: cw 1` here.")).toEqual([
    {
      kind: "paragraph",
      pieces: [
        { kind: "text", text: "Write " },
        { kind: "typed", text: "any: cw 1" },
        { kind: "text", text: " here." },
      ],
    },
  ]);
});
