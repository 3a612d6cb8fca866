import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Previewed, Table, View } from "../server/wire.ts";
import { standingTable } from "../table/standing.ts";
import surrender from "../stories/origin_story/origin-story-surrender.json";
import { StillTable } from "../table/still.svelte.ts";
import ListBoard from "./ListBoard.svelte";

const labels = { b7: "Bomb 7, 3 points.", b9: "Bomb 9, 4 points.", bag: "The bag: 20 dice." };
const sections = [
  { heading: "You", lines: ["Bomb 7, 3 points. Nothing lies on it."] },
  { heading: "Ben", lines: ["Bomb 9, 4 points."] },
];

/** Each list by its name, and of each line the piece. */
function listed(more: object): Record<string, (string | null)[]> {
  const moment = { step: 1, sentence: "", questions: [], labels, ...more };
  const desk = new StillTable(standingTable({ game: "fuse", viewer: 0 } as View, moment, {}));
  const shown = mount(ListBoard, { target: document.body, props: { desk } as never });
  const lists = [...document.querySelectorAll("[aria-labelledby='list-table'] > ul")].map((list) => [
    document.getElementById(list.getAttribute("aria-labelledby") ?? "")?.textContent,
    [...list.children].map((line) => line.getAttribute("data-key")),
  ]);
  void unmount(shown);
  return Object.fromEntries(lists) as Record<string, (string | null)[]>;
}

test("what lies on the table is told under the headings of the server, by whose it is", () => {
  expect(listed({ sections })).toEqual({ You: ["b7"], Ben: ["b9"] });
});

test("where nobody asked for headings all pieces are one list", () => {
  expect(listed({})).toEqual({ "What lies on the table": ["b7", "b9", "bag"] });
});

test("surrender comes after everything else, and is asked again with what it costs", () => {
  const desk = new StillTable(surrender.table as unknown as Table, { lively: true });
  const [play, foresee] = [vi.spyOn(desk, "play"), vi.spyOn(desk, "foresee")];
  const shown = mount(ListBoard, { target: document.body, props: { desk } as never });
  const buttons = () => [...document.querySelectorAll<HTMLElement>("[aria-labelledby='list-choices'] button")];
  const asks = buttons().at(-1);
  expect(asks?.textContent).toBe("Surrender. End the round now: the Factoryon gets 6 VP.");
  asks?.click();
  flushSync();
  expect(play).not.toHaveBeenCalled();
  const [no, yes] = buttons().slice(-2);
  expect(document.activeElement).toBe(no);
  expect(no?.closest("[role=group]")?.getAttribute("aria-label")).toContain("the Factoryon gets 6 VP");
  expect(foresee.mock.calls).toEqual([["surrender"]]);
  desk.foreseen = { action: "surrender", preview: { lines: ["Round 2 is over.", "You gain nothing."] } as Previewed };
  flushSync();
  expect(no?.closest("[role=group]")?.querySelector("[role=status]")?.textContent).toBe(
    "Round 2 is over. You gain nothing.",
  );
  yes?.click();
  expect(play.mock.calls).toEqual([["surrender"]]);
  void unmount(shown);
});
