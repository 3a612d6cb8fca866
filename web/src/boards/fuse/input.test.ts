import { expect, it, vi } from "vitest";
import type { Table } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import { StillTable } from "../../table/still.svelte.ts";
import { FuseInput } from "./input.svelte.ts";

it("plays a choice once, however often it is tapped before the table shows it", () => {
  const desk = new StillTable(draft.table as unknown as Table, { lively: true });
  const play = vi.spyOn(desk, "play");
  const input = new FuseInput(() => desk);
  const [choice] = [...input.open.values()];
  if (!choice) throw new Error("no slot is open");
  input.use(choice.choice);
  input.use(choice.choice);
  expect(play).toHaveBeenCalledTimes(1);
  input.settle();
  input.use(choice.choice);
  expect(play).toHaveBeenCalledTimes(2);
});
