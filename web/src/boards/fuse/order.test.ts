import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { Table } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import pick from "../../stories/fuse/fuse-pick.json";
import { StillTable } from "../../table/still.svelte.ts";
import FuseBoard from "./FuseBoard.svelte";

it.each([
  [draft, ["fuse", "clock", "mine", "tray", "hold", "people", "next", "calls"]],
  [pick, ["fuse", "clock", "pick", "tray", "yours", "people", "calls"]],
])("Tab comes to the sentence first, then to the board and what can be done, then to the others", (told, order) => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  // Nothing is drawn here.
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
  const desk = new StillTable(told.table as unknown as Table, { lively: true });
  const shown = mount(FuseBoard, { target: document.body, props: { desk } });
  flushSync();
  const parts = [...document.querySelectorAll(".mat > *")];
  expect(parts.map((each) => each.classList[0])).toEqual(order.map((part) => `a-${part}`));
  expect(parts[2]?.firstElementChild?.matches("[data-sentence]")).toBe(true);
  void unmount(shown);
});
