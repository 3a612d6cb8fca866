import { expect, test } from "vitest";
import type { Replay } from "../../server/api.ts";
import { forkAsked } from "./fork.ts";

const replay = (viewer: string): Replay =>
  ({
    viewer,
    seats: [
      { seat: 0, player: "person", name: "Ana", called: "Ana" },
      { seat: 1, player: "person", name: "Ben", called: "Ben" },
    ],
  }) as unknown as Replay;

test("the same future keeps nobody's knowledge apart", () => {
  expect(forkAsked(replay("1"), 7, { future: "same", others: null })).toEqual({
    step: 7,
    future: "same",
    viewer: null,
    seats: [
      { bot: null, name: "Ana" },
      { bot: null, name: "Ben" },
    ],
    sit: true,
  });
});

test("dealt anew, what the chosen eyes know is kept, and bots play the other seats", () => {
  const asked = forkAsked(replay("1"), 7, { future: "anew", others: "greedy" });
  expect(asked.viewer).toBe(1);
  expect(asked.seats).toEqual([
    { bot: "greedy", name: null },
    { bot: null, name: null },
  ]);
});

test("dealt anew for open eyes, only what everybody knows is kept", () => {
  expect(forkAsked(replay("open"), 7, { future: "anew", others: null }).viewer).toBe(null);
});
