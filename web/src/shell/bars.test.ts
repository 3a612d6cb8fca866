import { describe, expect, it } from "vitest";
import { barsOf } from "./bars.ts";

describe("bars", () => {
  const scores = [
    { score: 7, won: true, number: 4 },
    { score: 3, won: false, number: 1 },
    { score: 7, won: false, number: 2 },
  ];

  it("go from the lowest score to the highest, as shares of the most", () => {
    expect(barsOf(scores, null).map(({ score, won, share }) => [score, won, share])).toEqual([
      [3, false, 0.25],
      [7, false, 0.5],
      [7, true, 1],
    ]);
  });

  it("mark one's own", () => {
    expect(barsOf(scores, { score: 7, won: true }).map(({ mine }) => mine)).toEqual([false, false, true]);
  });
});
