import { describe, expect, it } from "vitest";
import { across, arc, crossed, lines, placeOf, turned, way, wedge } from "./geometry.ts";

describe("the ring", () => {
  it("has bay 12 on top and goes round as a clock", () => {
    expect(placeOf(12, 100).y).toBeCloseTo(-100);
    expect(placeOf(3, 100).x).toBeCloseTo(100);
    expect(placeOf(6, 100).y).toBeCloseTo(100);
    expect(placeOf(9, 100).x).toBeCloseTo(-100);
  });

  it("draws a wedge between two radii", () => {
    const path = wedge(12, 470, 346);
    expect(path).toMatch(/^M-\S+ -\S+A470 470 0 0 1 /);
    expect(path).toMatch(/A346 346 0 0 0 .*Z$/);
    expect(wedge(1, 470, 346)).not.toBe(path);
  });
});

describe("moves on the ring", () => {
  it("are as long as the direction says, and short without one", () => {
    expect(way(11, 2, "cw")).toBe(3);
    expect(way(2, 11, "acw")).toBe(-3);
    expect(way(2, 11, "cw")).toBe(9);
    expect(way(1, 11, null)).toBe(-2);
    expect(way(1, 7, null)).toBe(6);
  });

  it("are drawn as arcs the way the pieces go", () => {
    expect(arc(12, 1)).toContain("0 0 1");
    expect(arc(12, -1)).toContain("0 0 0");
    expect(arc(12, 9)).toContain("0 1 1");
    expect(across(12, 6)).toMatch(/^M0.0 -212.0Q/);
  });

  it("end where the piece lies, over places on the circle", () => {
    const path = turned(12, 3, 100);
    expect(path[0]?.x).toBeCloseTo(-100);
    expect(path[0]?.y).toBeCloseTo(-100);
    expect(path.at(-1)?.x).toBeCloseTo(0);
    expect(path.at(-1)?.y).toBeCloseTo(0);
    expect(turned(2, -5, 100).at(-1)?.x).toBeCloseTo(0);
  });

  it("cross the hub on a curve: there and back on different sides", () => {
    const [there, back] = [crossed(12, 6, 100), crossed(6, 12, 100)];
    expect(there[0]?.y).toBeCloseTo(-200);
    expect(there.at(-1)).toEqual({ x: 0, y: 0 });
    expect(there[4]?.x).toBeLessThan(-5);
    expect(back[4]?.x).toBeGreaterThan(5);
  });
});

describe("names", () => {
  it("take two lines at the sides, where there is no room for one", () => {
    expect(lines("Med Bay", 2)).toEqual(["Med", "Bay"]);
    expect(lines("Med Bay", 12)).toEqual(["Med Bay"]);
    expect(lines("Crew Quarters", 11)).toEqual(["Crew", "Quarters"]);
    expect(lines("Engineering", 9)).toEqual(["Engineering"]);
  });
});
