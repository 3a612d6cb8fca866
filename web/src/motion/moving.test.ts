import { describe, expect, it } from "vitest";
import { planned, type Place } from "./moving.svelte.ts";

describe("a movement is planned from before and after", () => {
  const before = new Map([
    ["a", { x: 0, y: 0 }],
    ["b", { x: 5, y: 5 }],
    ["gone", { x: 9, y: 9 }],
  ]);

  it("moves what lies elsewhere, lets appear what is new, leaves alone what stayed", () => {
    const after = new Map([
      ["a", { x: 10, y: 0 }],
      ["b", { x: 5, y: 5.5 }],
      ["new", { x: 1, y: 1 }],
    ]);
    expect(planned(before, after)).toEqual([
      { piece: "a", from: { x: -10, y: 0 } },
      { piece: "new", from: null },
    ]);
  });

  it("lets another picture be there at once, and what stayed in it move", () => {
    const added = Array.from({ length: 13 }, (_, number): [string, Place] => [`new ${number}`, { x: 1, y: 1 }]);
    const after = new Map([["a", { x: 10, y: 0 }], ...added]);
    expect(planned(before, after)).toEqual([{ piece: "a", from: { x: -10, y: 0 } }]);
    expect(planned(before, new Map(added.slice(1)))).toHaveLength(12);
  });
});
