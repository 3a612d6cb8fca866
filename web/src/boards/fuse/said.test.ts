import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { FuseView, Table } from "../../server/wire.ts";
import penalty from "../../stories/fuse/fuse-penalty.json";
import type { Desk } from "../../table/desk.ts";
import { StillTable } from "../../table/still.svelte.ts";
import Said from "./Said.svelte";

const deskWith = (refusal: Desk["refusal"]): Desk =>
  Object.assign(new StillTable(penalty.table as unknown as Table, { lively: true }), { refusal });

/** What is said at once. */
function alerted(desk: Desk): string[] {
  const shown = mount(Said, { target: document.body, props: { desk, view: desk.view as FuseView } });
  flushSync();
  const live = [...document.querySelectorAll('[role="status"], [role="alert"]')];
  const said = live.filter((each) => each.getAttribute("aria-live") !== "off" && each.textContent.trim() !== "");
  expect(said.map((each) => each.getAttribute("role"))).not.toContain("status");
  void unmount(shown);
  return said.map((each) => each.textContent);
}

it("says once that dice are lost, though at once", () => {
  const desk = deskWith(null);
  expect(alerted(desk)).toEqual([desk.sentence]);
});

it("says what is refused meanwhile, but not who was slower", () => {
  const refusal = { code: "no_die_there", sentence: "No die lies there." } as Desk["refusal"];
  const desk = deskWith(refusal);
  expect(alerted(desk)).toEqual([desk.sentence, "No die lies there."]);
  expect(alerted(deskWith({ ...refusal, code: "taken" } as Desk["refusal"]))).toEqual([desk.sentence]);
});
