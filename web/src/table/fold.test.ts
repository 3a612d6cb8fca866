import { describe, expect, it } from "vitest";
import type { Entry, News, Now, Table } from "../server/wire.ts";
import { withNews, withTable } from "./fold.ts";

const now = (step: number): Now => ({ step, sentence: `step ${step}` }) as Now;
const entry = (version: number): Entry => ({ version, kind: "played", step: version, time: 0, lines: [] });
const table = (version: number, after: number, log: Entry[]): Table =>
  ({ type: "table", version, after, log, seats: [], now: now(version) }) as unknown as Table;
const news = (version: number, entries: Entry[]): News =>
  ({ type: "news", version, entries, seats: null, now: now(version), time: 0 }) as News;

describe("a table is folded from its messages", () => {
  it("begins with the whole table", () => {
    const held = withTable(null, table(2, 0, [entry(1), entry(2)]), 5);
    expect(held.log.map((each) => each.version)).toEqual([1, 2]);
    expect(held.latest).toBeNull();
  });

  it("goes on with news, and remembers what was before", () => {
    const held = withNews(withTable(null, table(1, 0, [entry(1)]), 0), news(3, [entry(2), entry(3)]), 9);
    expect(held.log.map((each) => each.version)).toEqual([1, 2, 3]);
    expect(held.latest).toMatchObject({ before: { step: 1 }, missed: false });
    expect(held.now.step).toBe(3);
    expect(held.heard).toBe(9);
  });

  it("takes news that it has heard already only once", () => {
    const held = withNews(withTable(null, table(2, 0, [entry(1), entry(2)]), 0), news(3, [entry(2), entry(3)]), 0);
    expect(held.log.map((each) => each.version)).toEqual([1, 2, 3]);
    expect(withNews(held, news(2, [entry(2)]), 0)).toBe(held);
  });

  it("adds what was missed to what it has when it comes back", () => {
    const held = withTable(null, table(2, 0, [entry(1), entry(2)]), 0);
    const back = withTable(held, table(4, 2, [entry(3), entry(4)]), 0);
    expect(back.log.map((each) => each.version)).toEqual([1, 2, 3, 4]);
    expect(back.latest?.entries.map((each) => each.version)).toEqual([3, 4]);
    expect(back.latest?.missed).toBe(true);
  });

  it("is whole again in another language", () => {
    const held = withTable(null, table(2, 0, [entry(1), entry(2)]), 0);
    expect(withTable(held, table(2, 0, [entry(1), entry(2)]), 0).log).toHaveLength(2);
  });
});
