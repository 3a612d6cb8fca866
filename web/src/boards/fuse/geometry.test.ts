import { describe, expect, it } from "vitest";
import { drawingOf, signsOf } from "./drawing.ts";
import { beginsLevel, cellsOf, DIE, supportsOf, type Card } from "./geometry.ts";
import { lanesOf } from "./lanes.ts";

/** By layout: the slots that rest on others. */
const SUPPORTS: Record<string, NonNullable<Card["supports"]>> = {
  stack: { 2: [1], 3: [2] },
  pyr2: { 3: [1, 2] },
  pyr3: { 4: [1, 2], 5: [2, 3], 6: [4, 5] },
  "twin 2+3": { 2: [1], 4: [3], 5: [4] },
  "twin 3+3": { 2: [1], 3: [2], 5: [4], 6: [5] },
  "twin 2+4": { 2: [1], 4: [3], 5: [4], 6: [5] },
};
const card = (layout: string, size: number, rules: string[] = []): Card => ({
  layout,
  slots: Array.from({ length: size }, () => "_"),
  rules,
  supports: SUPPORTS[layout] ?? {},
});
const full = { flat: false };

it("the slots below one are counted from 0", () => {
  expect(supportsOf(card("row", 3))).toEqual([[], [], []]);
  expect(supportsOf(card("pyr2", 3))).toEqual([[], [], [0, 1]]);
});

describe("cells", () => {
  it("stand in the middle above what they rest on", () => {
    expect(cellsOf(supportsOf(card("pyr3", 6)))).toEqual([
      { level: 0, column: 0 },
      { level: 0, column: 2 },
      { level: 0, column: 4 },
      { level: 1, column: 1 },
      { level: 1, column: 3 },
      { level: 2, column: 2 },
    ]);
  });

  it("of twin stacks are two columns", () => {
    const columns = cellsOf(supportsOf(card("twin 2+3", 5))).map((cell) => cell.column);
    expect(columns).toEqual([0, 0, 2, 2, 2]);
  });
});

describe("lanes", () => {
  it("hold brackets that only touch, the shorter nearer to the dice", () => {
    expect(lanesOf([[0, 10], [10, 20]])).toEqual([0, 0]); // prettier-ignore
    expect(lanesOf([[0, 30], [0, 10], [20, 30]])).toEqual([1, 0, 0]); // prettier-ignore
  });
});

describe("a drawing", () => {
  it("of a row has a bracket and a sign for each relation", () => {
    const { brackets, pills, slots, foot } = drawingOf(card("row", 4, ["same_colour 1 2", "diff_colour 1 3"]), full);
    expect(slots).toHaveLength(4);
    expect(brackets).toHaveLength(2);
    expect(pills.map((pill) => pill.parts)).toEqual([
      [{ glyph: "r-eq" }, { glyph: "r-hue" }],
      [{ glyph: "r-ne" }, { glyph: "r-hue" }],
    ]);
    expect(foot).toBe(false);
  });

  it("of a stack lies on its side, with a mark at the bottom", () => {
    const { slots, foot, arrows } = drawingOf(card("stack", 3), full);
    expect(slots.every(({ y }) => y === 0)).toBe(true);
    expect(foot).toBe(true);
    expect(arrows).toHaveLength(2);
  });

  it("of a pyramid has its chevrons between the dice, open to the higher value", () => {
    const { pills } = drawingOf(card("pyr2", 3, ["rise 3 1", "rise 1 3"]), full);
    expect(pills.map((pill) => pill.parts)).toEqual([[{ points: 270 }], [{ points: 90 }]]);
    expect(pills.every((pill) => pill.y < 0)).toBe(true);
  });

  it("of twin stacks tells what joins the columns below them, and the rest beside them", () => {
    const rules = ["same_colour 1 2 3", "diff_colour 1 4", "diff_value 2 5"];
    const below = drawingOf(card("twin 3+3", 6, rules.slice(0, 2)), full);
    expect(below.pills.map((pill) => pill.bare)).toEqual([true, false]);
    const listed = drawingOf(card("twin 3+3", 6, rules), full);
    expect(listed.pills.at(-1)?.parts[0]).toEqual({ text: "2·5" });
  });

  it("holds everything within its box, and gives few dice no more room than three", () => {
    for (const each of [card("row", 2, ["sum 1 2 = 7"]), card("pyr3", 6), card("twin 2+4", 6, ["rise 3 4 5 6"])]) {
      const { box, slots, pills } = drawingOf(each, full);
      expect(box.width).toBeGreaterThanOrEqual(3.4 * DIE);
      for (const { x, y } of slots) {
        expect(x).toBeGreaterThanOrEqual(box.x);
        expect(x + DIE).toBeLessThanOrEqual(box.x + box.width);
        expect(y).toBeGreaterThanOrEqual(box.y);
        expect(y + DIE).toBeLessThanOrEqual(box.y + box.height);
      }
      for (const { x, width } of pills) expect(x + width / 2).toBeLessThanOrEqual(box.x + box.width);
    }
  });
});

describe("in one line", () => {
  it("signs point as the slots stand", () => {
    expect(signsOf(card("row", 3, ["rise 1 2", "rise 3 2", "rise 2 1 3", "balance 1 2 = 3", "gap 1 2 = 1"]))).toEqual([
      [{ points: 180 }],
      [{ points: 0 }],
      [{ text: "2<1<3" }],
      [{ text: "1+2=3" }],
      [{ text: "±1" }],
    ]);
  });

  it("a higher level begins where the slots below end", () => {
    const pyramid = card("pyr3", 6);
    expect(pyramid.slots.map((_, slot) => beginsLevel(pyramid, slot))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(beginsLevel(card("stack", 3), 1)).toBe(false);
  });
});
