import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { FuseView } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import Fits from "./Fits.svelte";

const free = (die: string) => ({ die, is: "free", seat: null });
const view = {
  ...draft.table.now.view,
  tray: [free("R3"), free("K6"), free("K6")],
  fits: [
    [{ B01: [1] }, {}, {}],
    [{}, {}, {}],
    [{}, { B02: [2] }, { B02: [2] }],
  ],
  owed: [0, 0, 1],
} as unknown as FuseView;

it.each([
  [0, "fits R3"],
  [1, "no die fits"],
  [2, "fits K6 and K6 only K6"],
])("says to listeners which dice somebody can use, and no others", (seat, aloud) => {
  const shown = mount(Fits, { target: document.body, props: { view, seat } });
  flushSync();
  for (const each of document.querySelectorAll("[aria-hidden=true]")) each.remove();
  expect(document.body.textContent.replace(/\s+/g, " ").trim()).toBe(aloud);
  void unmount(shown);
});
