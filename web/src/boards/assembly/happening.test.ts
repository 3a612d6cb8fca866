import { describe, expect, it } from "vitest";
import type { Entry } from "../../server/wire.ts";
import { effectsOf, LASTS, lastDie, malfunctionIn } from "./happening.ts";

describe("effects", () => {
  it("let the module drop when the die has stopped", () => {
    expect(effectsOf([{ event: "deployed", die: 5, bay: 5, module: "bridge" }])).toEqual([
      { does: "roll", delay: 0 },
      { does: "drop", module: "bridge", bay: 5, delay: LASTS.roll },
    ]);
  });

  it("blink on the bays that a module passes over, from the die on", () => {
    const effects = effectsOf([{ event: "deployed", die: 12, bay: 2, module: "bridge" }]);
    expect(effects.map(({ does, delay }) => [does, delay])).toEqual([
      ["roll", 0],
      ["blink", LASTS.roll],
      ["blink", LASTS.roll + 60],
      ["drop", LASTS.roll + LASTS.blink / 2],
    ]);
    expect(effects.flatMap((effect) => (effect.does === "blink" ? [effect.bay] : []))).toEqual([12, 1]);
  });

  it("let a question and its answer come in, and the cards of a hand go together", () => {
    expect(
      effectsOf([
        { event: "asked", seat: 0, command: "lock" },
        { event: "answered", seat: 1, yes: true },
      ]).map(({ does }) => does),
    ).toEqual(["ask", "answer"]);
    expect(effectsOf([{ event: "asked", seat: 0, command: null }])).toEqual([]);
    const card = { event: "card_discarded", seat: 1, place: 1, card: "swap" };
    expect(effectsOf([card, card, card])).toEqual([{ does: "discard", seat: 1, delay: 0 }]);
  });

  it("go once round the hub at the end", () => {
    const effects = effectsOf([{ event: "won" }]);
    expect(effects).toHaveLength(12);
    expect((effects.at(-1)?.delay ?? 0) + LASTS.light).toBeLessThanOrEqual(900);
  });

  it("turn all modules at once, the way the rotation goes", () => {
    const effects = effectsOf([
      { event: "rotated", bays: [2, 12], direction: "acw", distance: 1 },
      { event: "module_moved", bay: 2, to: 11, module: "bridge" },
      { event: "module_moved", bay: 12, to: 10, module: "airlock" },
    ]);
    expect(effects).toEqual([
      { does: "turn", module: "bridge", from: 2, by: -3, delay: 0 },
      { does: "turn", module: "airlock", from: 12, by: -2, delay: 0 },
    ]);
  });

  it("let what changes places cross the hub, each piece to the bay of the next one", () => {
    expect(effectsOf([{ event: "swapped", bay: 2, other: 9 }])).toEqual([
      { does: "cross", piece: "module", from: 2, to: 9, delay: 0 },
      { does: "cross", piece: "module", from: 9, to: 2, delay: 0 },
    ]);
    const cycled = effectsOf([{ event: "plans_cycled", first: 1, second: 5, third: 8 }]);
    expect(cycled.map((effect) => effect.does === "cross" && [effect.piece, effect.from, effect.to])).toEqual([
      ["plan", 1, 5],
      ["plan", 5, 8],
      ["plan", 8, 1],
    ]);
  });

  it("begin when the one before is half done", () => {
    const effects = effectsOf([
      { event: "locked", bays: [3, 4] },
      { event: "malfunction", set: "A", bay: 3 },
    ]);
    expect(effects.map(({ does, delay }) => [does, delay])).toEqual([
      ["fill", 0],
      ["fill", 0],
      ["stripe", LASTS.fill / 2],
    ]);
  });

  it("lay plans one after the other, and shake whoever says no", () => {
    const laid = effectsOf([1, 2].map((bay) => ({ event: "plan_laid", bay, plan: "bridge" })));
    expect(laid.map(({ delay }) => delay)).toEqual([0, 60]);
    expect(effectsOf([{ event: "verified", seat: 1, command: "lock", verified: false }])).toEqual([
      { does: "shake", seat: 1, delay: 0 },
    ]);
    expect(effectsOf([{ event: "verified", seat: 1, command: "lock", verified: true }])).toEqual([]);
  });

  it("are none where too much happened at once", () => {
    const one = [
      { event: "locked", bays: [3] },
      { event: "unlocked", bay: 3 },
    ];
    expect(effectsOf(Array.from({ length: 20 }, () => one).flat())).toEqual([]);
  });
});

describe("the log", () => {
  const entry = (version: number, events: object[]): Entry => ({
    version,
    kind: "played",
    step: version,
    time: 0,
    lines: [],
    played: { events },
  });

  it("knows the last die", () => {
    expect(lastDie([entry(1, [{ event: "deployed", die: 4 }]), entry(2, [{ event: "locked", bays: [1] }])])).toBe(4);
    expect(lastDie([entry(1, [])])).toBeNull();
  });

  it("knows the malfunction that happened", () => {
    expect(malfunctionIn([{ event: "malfunction", set: "A", bay: 12 }])).toBe("A12");
    expect(malfunctionIn([])).toBeNull();
  });
});
