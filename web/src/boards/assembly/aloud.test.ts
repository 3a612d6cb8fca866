import { expect, it } from "vitest";
import type { Entry } from "../../server/wire.ts";
import { aloud } from "./aloud.ts";

const entry = (version: number, seat: number, change: Partial<Entry>): Entry => ({
  version,
  kind: "played",
  step: 0,
  time: 0,
  lines: [`line ${version}`],
  seat,
  ...change,
});
const happened = (...events: string[]): Partial<Entry> => ({ played: { events: events.map((event) => ({ event })) } });
const read = (entries: Entry[], others: boolean) => aloud(entries, 0, others).map(({ version }) => version);

it("is what nobody could foresee: an answer, a die, a malfunction", () => {
  const own = [
    entry(1, 0, happened("asked", "answered")),
    entry(2, 0, happened("played", "card_discarded")),
    entry(3, 0, happened("verified", "locked", "malfunction")),
    entry(4, 1, happened("verified", "deployed")),
    entry(5, 1, happened("swapped")),
  ];
  expect(read(own, false)).toEqual([1, 3, 4]);
});

it("is what others say and sign, and is not said twice where the shell reads what others do", () => {
  const talk = [entry(1, 1, { said: "8 is home" }), entry(2, 1, { sign: "yes" }), entry(3, 0, { said: "good" })];
  expect(read(talk, false)).toEqual([1, 2]);
  expect(read(talk, true)).toEqual([]);
  expect(read([entry(4, 0, happened("asked", "answered")), entry(5, 1, happened("answered"))], true)).toEqual([4]);
});
