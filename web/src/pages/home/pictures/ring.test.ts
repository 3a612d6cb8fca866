import { describe, expect, it } from "vitest";
import { at, wedge } from "./ring.ts";

describe("a ring", () => {
  it.each([
    [12, { x: 0, y: -100 }],
    [3, { x: 100, y: 0 }],
    [6, { x: 0, y: 100 }],
    [9, { x: -100, y: 0 }],
  ])("has hour %i where a clock has it", (hour, point) => {
    const found = at(hour, 100);
    expect(found.x).toBeCloseTo(point.x);
    expect(found.y).toBeCloseTo(point.y);
  });

  it("has wedges that leave half of the gap on each side", () => {
    const starts = (path: string) => /^M(\S+) /.exec(path)?.[1];
    const first = Number(starts(wedge(12, 50, 100, 0)));
    expect(first).toBeCloseTo(-25.9);
    expect(Number(starts(wedge(12, 50, 100, 4)))).toBeCloseTo(first + 2, 0);
  });
});
