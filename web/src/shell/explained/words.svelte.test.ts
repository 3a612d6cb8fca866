import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Desk } from "../../table/desk.ts";
import Words from "./Words.svelte";

const desk = { game: "origin_story", agreed: {} } as unknown as Desk;
const groups = { powers: { m4: { name: "Florist", text: "Draw a card." } } };
const told = () => document.querySelector(".words")?.textContent.replace(/\s+/g, " ").trim();

afterEach(() => vi.unstubAllGlobals());

it("adds what is printed on a card, unless it is said already", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ game: "origin_story", groups }))));
  const props = $state({ desk, shown: { element: document.body, key: "m4", words: "Florist: charged." } });
  const made = mount(Words, { target: document.body, props });
  flushSync();
  await vi.waitFor(() => expect(told()).toBe("Florist: charged. Draw a card."));
  props.shown = { element: document.body, key: "m4", words: "Florist. Draw a card." };
  flushSync();
  expect(told()).toBe("Florist. Draw a card.");
  props.shown = { element: document.body, key: "deck", words: "Deck: 4." };
  flushSync();
  expect(told()).toBe("Deck: 4.");
  void unmount(made);
});
