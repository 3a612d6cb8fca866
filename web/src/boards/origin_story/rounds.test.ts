import { describe, expect, it } from "vitest";
import type { Entry, Now } from "../../server/wire.ts";
import type { GameEvent } from "../../table/fold.ts";
import { forfeitedBy } from "./forfeited.ts";
import { sidesOf, totalsOf, tricksOf } from "./rounds.ts";

function logOf(...events: GameEvent[]): Entry[] {
  return [{ version: 1, kind: "played", step: 1, time: 0, lines: [], played: { events } }];
}

describe("a round", () => {
  it("has tricks that were won, cancelled, are under way or to come; those of rounds before are past", () => {
    const log = logOf(
      { event: "trick_won", who: "you", trick: 3 },
      { event: "round_started", round: 2, dealer: "you" },
      { event: "trick_started", trick: 1, leader: "you" },
      { event: "trick_won", who: "automaton", trick: 1 },
      { event: "trick_started", trick: 2, leader: "automaton" },
      { event: "trick_cancelled" },
      { event: "trick_started", trick: 3, leader: "automaton" },
    );
    expect(tricksOf(log, 3).slice(0, 4)).toEqual([
      { trick: 1, is: "won", by: "automaton" },
      { trick: 2, is: "cancelled" },
      { trick: 3, is: "now" },
      { trick: 4, is: "open" },
    ]);
  });

  it("has a side, from the first one on", () => {
    const log = logOf(
      { event: "aligned", side: "hero" },
      { event: "round_started", round: 2, dealer: "you" },
      { event: "aligned", side: "villain" },
      { event: "round_started", round: 3, dealer: "you" },
    );
    expect(sidesOf(log)).toEqual(["hero", "villain", null]);
  });

  it("adds to what there was", () => {
    const rounds = [
      { automaton: 1, factoryon: 0, you: 4 },
      { automaton: 2, factoryon: 3, you: 0 },
    ];
    expect(totalsOf({ rounds }).map(({ you, automaton }) => [you, automaton])).toEqual([
      [0, 0],
      [4, 1],
      [4, 3],
    ]);
  });
});

describe("a surrender", () => {
  const before = { view: { surrender: { points: 6, after: 14, pays_nothing: ["s48"] } } } as unknown as Now;

  it("tells what was forfeited", () => {
    const entries = logOf({ event: "surrendered", who: "factoryon" });
    expect(forfeitedBy({ entries, before, missed: false })).toEqual({
      who: "factoryon",
      points: 6,
      paysNothing: ["s48"],
      side: null,
    });
  });

  it("tells what the side brought, also if it was nothing", () => {
    const entries = logOf(
      { event: "surrendered", who: "factoryon" },
      { event: "side_paid", who: "automaton", side: "hero", tricks: 3, points: 3 },
      { event: "side_paid", who: "you", side: "villain", tricks: 1, points: 0 },
    );
    expect(forfeitedBy({ entries, before, missed: false })?.side).toEqual({ side: "villain", points: 0 });
  });

  it("is told only where there was one", () => {
    expect(forfeitedBy(null)).toBeNull();
    expect(forfeitedBy({ entries: logOf({ event: "aligned", side: "hero" }), before, missed: false })).toBeNull();
  });
});
