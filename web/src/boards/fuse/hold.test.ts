import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { FuseView, Table } from "../../server/wire.ts";
import placing from "../../stories/fuse/fuse-placing.json";
import { StillTable } from "../../table/still.svelte.ts";
import Hold from "./Hold.svelte";
import { FuseInput } from "./input.svelte.ts";

it("says where the die that is chosen fits, and that it fits nowhere", () => {
  const { now } = placing.table;
  // No die is held here: it is looked at, and placed.
  const actions = now.actions.filter(({ kind }) => kind !== "claim");
  const burn = { kind: "burn", action: "burn k6", arguments: { die: "K6" }, words: "burn it" };
  const table = {
    ...placing.table,
    now: { ...now, actions: [...actions.filter((each) => each.arguments.die !== "K6"), burn] },
  };
  const desk = new StillTable(table as unknown as Table, { lively: true });
  const input = new FuseInput(() => desk);
  const shown = mount(Hold, { target: document.body, props: { desk, view: desk.view as FuseView, input } });
  const said = () => {
    flushSync();
    return document.querySelector("[role=status]")?.textContent;
  };
  expect(said()).toBe("");
  input.take(3);
  expect(said()).toBe(
    "The red 5 on slot 2 of Band tower. Band tower: die 2 of 3. The red 5 on slot 3 of Blind ladder. Blind ladder: die 3 of 5.",
  );
  input.take(2);
  expect(said()).toBe(desk.labels["die 3"]);
  input.putBack();
  expect(said()).toBe("");
  void unmount(shown);
});
