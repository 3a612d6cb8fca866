import { expect, it } from "vitest";
import type { Choice } from "../../server/wire.ts";
import { listed } from "./listing.ts";

const about = (bay: number | null, kind = "pick", action = `${kind} ${bay}`): Choice => ({
  action,
  kind,
  arguments: bay === null ? {} : { bay },
  notation: action,
  words: action,
  label: null,
});
const bays = (count: number) => Array.from({ length: count }, (_, index) => about(index + 1));

it("lists a few bays, many only on the ring", () => {
  expect(listed(bays(4), null, [])).toHaveLength(4);
  expect(listed(bays(5), null, [])).toEqual([]);
});

it("lists what there is about the bay that is looked at", () => {
  const moves = [...bays(6), about(3, "move", "move 3 cw"), about(3, "move", "move 3 acw")];
  expect(listed(moves, 3, []).map(({ action }) => action)).toEqual(["pick 3", "move 3 cw", "move 3 acw"]);
});

it("always lists what is not about a bay, but for the end of picking, which has a button of its own", () => {
  const shown = listed([...bays(9), about(null, "keep_none"), about(null, "done")], null, [4]);
  expect(shown.map(({ kind }) => kind)).toEqual(["keep_none"]);
});

it("lists the end of picking where nothing is picked, so that nothing can be picked too", () => {
  expect(listed([about(null, "done")], null, [])).toHaveLength(1);
});
