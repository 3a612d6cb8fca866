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
const read = (entries: Entry[], spoken: boolean | null) => aloud(entries, 0, spoken).map(({ version }) => version);

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

it("is what others say and sign, not what one says oneself", () => {
  const talk = [entry(1, 1, { said: "8 is home" }), entry(2, 1, { sign: "yes" }), entry(3, 0, { said: "good" })];
  for (const spoken of [null, true, false]) expect(read(talk, spoken)).toEqual([1, 2]);
});

it("is not read twice where the shell reads what others do", () => {
  const told = [entry(1, 0, happened("asked", "answered")), entry(2, 1, happened("answered"))];
  expect([null, true, false].map((spoken) => read(told, spoken))).toEqual([[1], [1], [1, 2]]);
});
