import { expect, test } from "vitest";
import type { Entry } from "../server/wire.ts";
import { marksToCome, spokenOf } from "./spoken.ts";

test("the clock is spoken at each mark that is still to come", () => {
  expect(marksToCome(600_000)).toEqual([300_000, 120_000, 60_000, 30_000, 10_000]);
  expect(marksToCome(30_000)).toEqual([10_000]);
  expect(marksToCome(9_000)).toEqual([]);
});

const entry = (line: string, more: Partial<Entry> = {}, ...events: object[]) =>
  ({ seat: 1, lines: [line], played: { events }, ...more }) as unknown as Entry;
const heard = (entries: Entry[], how: { list?: boolean; others?: boolean } = {}) =>
  spokenOf(entries, 0, { list: false, others: true, ...how }).flatMap(({ lines }) => lines);

test("what others do is spoken where it is wanted, what they say to one always", () => {
  const entries = [
    entry("Ben places R4."),
    entry("Ben: hello", { said: "hello" }),
    entry("Ben: (stuck)", { sign: "stuck" }),
  ];
  expect(heard(entries)).toEqual(["Ben places R4.", "Ben: hello", "Ben: (stuck)"]);
  for (const list of [true, false])
    expect(heard(entries, { others: false, list })).toEqual(["Ben: hello", "Ben: (stuck)"]);
});

test("an answer to oneself and a die for oneself are spoken, whatever else is not", () => {
  const entries = [
    entry("Ben answers yes.", {}, { event: "answered" }),
    entry("Ben verifies a lock.", {}, { event: "verified" }, { event: "locked" }),
    entry("Ben gives R4 to you.", {}, { event: "given", seat: 1, to: 0 }),
    entry("Ben gives R4 to Cy.", {}, { event: "given", seat: 1, to: 2 }),
    entry("Airlock moves.", {}, { event: "module_moved", bay: 3, to: 0 }),
  ];
  expect(heard(entries, { others: false })).toEqual([
    "Ben answers yes.",
    "Ben verifies a lock.",
    "Ben gives R4 to you.",
  ]);
});

test("what came of one's own action is spoken, not the action alone", () => {
  const own = { seat: 0 };
  const entries = [
    entry("You roll Y4.", own, { event: "rolled" }, { event: "die_rolled" }),
    entry("You place Y4.", own, { event: "placed" }),
    entry("You place Y3. You defuse B11.", own, { event: "placed" }, { event: "defused" }),
    entry("you: (stuck)", { ...own, sign: "stuck" }),
    entry("You put R2 back.", { ...own, played: { by: "table", events: [{ event: "released" }] } }),
  ];
  const came = ["You roll Y4.", "You place Y3. You defuse B11.", "You put R2 back."];
  for (const others of [true, false]) expect(heard(entries, { others })).toEqual(came);
});

test("the steps of opponents of the rulebook are spoken by a drawn board, and here where there is none", () => {
  const entries = [entry("You play 3 of love. The Automaton wins.", { seat: 0, told: ["The Automaton wins."] })];
  expect(heard(entries)).toEqual([]);
  expect(heard(entries, { list: true, others: false })).toEqual(["You play 3 of love. The Automaton wins."]);
});
