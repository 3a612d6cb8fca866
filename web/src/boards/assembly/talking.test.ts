import { expect, it } from "vitest";
import type { AssemblyView, Entry } from "../../server/wire.ts";
import { channelState, pointedAt, saidSince, saidThisTurn } from "./talking.ts";

function view(channel: "open" | "signs" | "closed", change: Partial<AssemblyView> = {}): AssemblyView {
  const talk = { mode: "reduced", channel, closes_on: [], palette: { signs: [], words: [] } };
  return { viewer: 0, asked: null, talk, ...change } as unknown as AssemblyView;
}

it("says why talk is closed", () => {
  expect(channelState(view("open"), true, false)).toBe("open");
  expect(channelState(view("signs"), false, true)).toBe("signs");
  expect(channelState(view("open"), false, false)).toBe("ended");
  expect(channelState(view("closed", { asked: "lock" }), false, false)).toBe("asked");
  expect(channelState(view("closed"), false, false)).toBe("declared");
  expect(channelState(view("open", { viewer: "spectator" }), false, false)).toBe("watching");
});

const entry = (version: number, change: Partial<Entry>): Entry => ({
  version,
  kind: "played",
  step: 0,
  time: 0,
  lines: [`line ${version}`],
  ...change,
});
const happened = (...events: string[]): Partial<Entry> => ({ played: { events: events.map((event) => ({ event })) } });
const LOG = [
  entry(1, { seat: 1, said: "before" }),
  entry(2, { seat: 0, ...happened("card_drawn", "turn_started") }),
  entry(3, { seat: 1, sign: "look" }),
  entry(4, { seat: 0, said: "where?" }),
  entry(5, { seat: 1, ...happened("asked") }),
];

it("is shown as long as its turn lasts", () => {
  expect(saidThisTurn(LOG).map(({ version }) => version)).toEqual([3, 4]);
  expect(saidThisTurn(LOG.slice(0, 1))).toHaveLength(1);
});

it("is new while nobody has looked, where another one has said it", () => {
  expect(saidSince(LOG, 0, 0)).toBe(2);
  expect(saidSince(LOG, 1, 0)).toBe(1);
  expect(saidSince(LOG, 1, 1)).toBe(1);
});

it("knows the bay that the other one points at, until the turn is over", () => {
  const log = [
    entry(1, { seat: 1, sign: "point_at_bay", piece: "4", lines: ["Ben: (pointing at a bay: 4)"] }),
    entry(2, { seat: 0, sign: "point_at_bay", piece: "7" }),
    entry(3, { seat: 1, sign: "look" }),
  ];
  expect(pointedAt(log, 0)).toEqual({ bay: 4, words: "Ben: (pointing at a bay: 4)" });
  expect(pointedAt(log, 1)?.bay).toBe(7);
  expect(pointedAt([...log, entry(4, { played: { events: [{ event: "turn_started" }] } })], 0)).toBeNull();
});
