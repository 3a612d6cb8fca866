import { describe, expect, it } from "vitest";
import type { Choice } from "../../server/wire.ts";
import { stories } from "../../stories/story.ts";
import { ENDS, mainOf, ofCard, ofDigit, ofPower, onButtons, onPieces, onPlates } from "./choosing.ts";

function choice(kind: string, said: Record<string, unknown> = {}): Choice {
  const action = [kind, ...Object.values(said)].join(" ");
  return { action, kind, arguments: said, notation: action, words: action, label: null };
}

describe("choices", () => {
  it("of every real decision can be given: by a piece, a plate, a button, or as a surrender", () => {
    const told = stories.filter((each) => each.table.game === "origin_story");
    const kinds = new Set<string>();
    for (const { table } of told) {
      const all = table.now.actions;
      const given = [...onPieces(all), ...onPlates(all), ...onButtons(all)];
      const surrenders = all.filter(({ kind }) => kind === "surrender");
      expect(given.length + surrenders.length).toBe(all.length);
      for (const { kind } of all) kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(12);
  });

  it("are found by their piece", () => {
    const choices = [choice("charge", { power: "s1", slot: 1 }), choice("charge", { power: "s1", slot: 2 })];
    expect(ofPower(choices, "charge", "s1", 2)).toBe(choices[1]);
    expect(ofPower(choices, "charge", "s2", 1)).toBeUndefined();
    const give = choice("give", { card: "3M" });
    expect(ofCard([give], "3M")).toBe(give);
  });

  it("that nobody knows yet are buttons, ends among them", () => {
    const odd = choice("conjure");
    const all = [odd, choice("pass"), choice("surrender"), choice("play", { card: "1L" })];
    expect(onButtons(all).map(({ kind }) => kind)).toEqual(["conjure", "pass"]);
    expect(ENDS).toContain("pass");
  });

  it("are confirmed once chosen; to leave it at that is confirmed where nothing has to be chosen", () => {
    const [use, pass] = [choice("use", { power: "s1", ability: 1 }), choice("pass")];
    expect(mainOf([use, pass], null)).toBe(pass);
    expect(mainOf([use, pass], use)).toBe(use);
    const [charge, done] = [choice("charge", { power: "s1", slot: 1 }), choice("done")];
    expect(mainOf([charge, done], null)).toBe(done);
    const [give, decline] = [choice("give", { card: "1L" }), choice("decline")];
    expect(mainOf([give, decline], null)).toBeNull();
    expect(ofDigit([use, pass], 1, [])).toBe(use);
  });

  it("are meant by digits: cards by their place in the hand, a prediction by its number", () => {
    const hand = ["2L", "5L", "9M"];
    const play = choice("play", { card: "5L" });
    expect(ofDigit([play], 2, hand)).toBe(play);
    expect(ofDigit([play], 1, hand)).toBe("not here");
    expect(ofDigit([play], 7, hand)).toBeUndefined();
    const none = choice("predict", { tricks: 0 });
    expect(ofDigit([none, choice("predict", { tricks: 1 })], 0, hand)).toBe(none);
    const keeps = [choice("keep", { power: "s1" }), choice("keep", { power: "s2" })];
    expect(ofDigit(keeps, 2, hand)).toBe(keeps[1]);
  });
});
