import { expect, it, vi } from "vitest";
import type { Table } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import { StillTable } from "../../table/still.svelte.ts";
import { FuseInput } from "./input.svelte.ts";

const deskWith = (pending: string[]) => new StillTable(draft.table as unknown as Table, { lively: true, pending });
const [choice] = [...new FuseInput(() => deskWith([])).open.values()].map((each) => each.choice);
if (!choice) throw new Error("no slot is open");

it("plays a choice once, however often it is tapped before the table shows it", () => {
  const desk = deskWith([]);
  const play = vi.spyOn(desk, "play");
  new FuseInput(() => desk).use(choice);
  expect(play).toHaveBeenCalledTimes(1);
  const sent = deskWith([choice.action]);
  const again = vi.spyOn(sent, "play");
  new FuseInput(() => sent).use(choice);
  expect(again).not.toHaveBeenCalled();
});

it.each([
  ["looks at no die any more once what was sent is seen", 2, null],
  ["goes on looking at another die that was chosen meanwhile", 3, 3],
])("%s", (_, looked, after) => {
  let desk = $state.raw(deskWith([]));
  const input = new FuseInput(() => desk);
  input.chosen = 2;
  input.settle();
  expect(input.chosen).toBe(2);
  input.play({ ...choice, kind: "place" });
  desk = deskWith([choice.action]);
  input.settle();
  input.chosen = looked;
  desk = deskWith([]);
  input.settle();
  expect(input.chosen).toBe(after);
});
