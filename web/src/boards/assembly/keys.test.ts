import { describe, expect, it } from "vitest";
import { intentOf, keyOf, type Situation } from "./keys.ts";

const QUIET: Situation = { kind: null, distances: [], signs: false, pointing: false, bays: false };

describe("keys", () => {
  it("ask by letter, and ask nothing", () => {
    const asking = { ...QUIET, kind: "ask" };
    expect(intentOf("KeyA", asking)).toEqual({ does: "command", command: "acw" });
    expect(intentOf("KeyN", asking)).toEqual({ does: "nothing" });
    expect(intentOf("KeyR", asking)).toBeNull();
    expect(keyOf("lock")).toBe("KeyL");
  });

  it("take figures for cards until a distance is to be said", () => {
    const declaring = { ...QUIET, kind: "declare" };
    expect(intentOf("Digit2", declaring)).toEqual({ does: "card", number: 2 });
    expect(intentOf("Numpad0", declaring)).toEqual({ does: "three" });
    expect(intentOf("Digit2", { ...declaring, distances: [1, 2] })).toEqual({ does: "distance", number: 2 });
    expect(intentOf("Digit3", { ...declaring, distances: [1, 2] })).toEqual({ does: "card", number: 3 });
  });

  it("take figures for bays, choices and signs, as it is asked", () => {
    expect(intentOf("Digit1", { ...QUIET, kind: "pick", bays: true })).toEqual({ does: "figure", number: 1 });
    expect(intentOf("Digit1", { ...QUIET, kind: "place" })).toEqual({ does: "choice", number: 1 });
    expect(intentOf("Digit4", { ...QUIET, kind: "ask", signs: true })).toEqual({ does: "sign", number: 4 });
    expect(intentOf("Digit4", { ...QUIET, signs: true, pointing: true })).toEqual({ does: "figure", number: 4 });
    expect(intentOf("Digit4", QUIET)).toBeNull();
  });

  it("do nothing to a table that asks nothing", () => {
    expect(intentOf("Enter", QUIET)).toBeNull();
    expect(intentOf("KeyD", QUIET)).toBeNull();
    expect(intentOf("KeyT", QUIET)).toEqual({ does: "talk" });
  });
});
