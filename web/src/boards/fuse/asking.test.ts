import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { FuseView, Table } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import type { Legend } from "../../table/legend.svelte.ts";
import { StillTable } from "../../table/still.svelte.ts";
import { FuseInput } from "./input.svelte.ts";
import NextBombs from "./NextBombs.svelte";
import Partners from "./Partners.svelte";

const legend = { noun: () => null } as unknown as Legend;
let shown: Record<string, unknown> | undefined;

afterEach(() => {
  if (shown) void unmount(shown);
});

/** A table with a die in the hand, and what it is asked about. */
function asked() {
  const desk = new StillTable(draft.table as unknown as Table, { lively: true });
  const why = vi.spyOn(desk, "why");
  return { desk, why, input: new FuseInput(() => desk), view: desk.view as FuseView };
}
const buttons = (where: string) => [...document.querySelectorAll<HTMLElement>(`${where} button[data-key]`)];
const stops = (where: string) => buttons(where).filter((each) => each.tabIndex === 0);

it("says why a die does not go on somebody else's bomb, all of whose bombs are one stop for Tab", () => {
  const { desk, why, input, view } = asked();
  const seats = desk.seats.filter(({ seat }) => seat !== input.seat);
  shown = mount(Partners, { target: document.body, props: { desk, view, input, seats, pieces: new Map() } });
  flushSync();
  const bombs = buttons('[data-seat="1"]');
  expect(bombs.map((each) => each.dataset["key"])).toEqual(view.mats[1]?.map((bomb) => bomb?.card));
  expect(stops('[data-seat="1"]')).toHaveLength(1);
  bombs[1]?.click();
  expect(why.mock.calls).toEqual([[`place r5 on ${view.mats[1]?.[1]?.card.toLowerCase() ?? ""}.1`]]);
});

it("says why no bomb of the row is picked now, and the row is one stop for Tab", () => {
  const { desk, why, input, view } = asked();
  shown = mount(NextBombs, { target: document.body, props: { view, input, labels: desk.labels, legend } });
  flushSync();
  expect(stops("ul")).toHaveLength(1);
  buttons("ul")[2]?.click();
  expect(why.mock.calls).toEqual([[`pick ${view.row[2]?.card.toLowerCase() ?? ""}`]]);
});
