import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { FuseView, Table } from "../../server/wire.ts";
import penalty from "../../stories/fuse/fuse-penalty.json";
import { StillTable } from "../../table/still.svelte.ts";
import Said from "./Said.svelte";

it("says once that dice are lost, though at once", () => {
  const desk = new StillTable(penalty.table as unknown as Table, { lively: true });
  const shown = mount(Said, { target: document.body, props: { desk, view: desk.view as FuseView } });
  flushSync();
  const live = [...document.querySelectorAll('[role="status"], [role="alert"]')];
  const said = live.filter((each) => each.getAttribute("aria-live") !== "off" && each.textContent.trim() !== "");
  expect(said.map((each) => each.textContent)).toEqual([desk.sentence]);
  expect(said[0]?.getAttribute("role")).toBe("alert");
  void unmount(shown);
});
