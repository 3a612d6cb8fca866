import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { View } from "../server/wire.ts";
import { standingTable } from "../table/standing.ts";
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
