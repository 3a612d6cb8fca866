import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Guiding } from "../../shell/guide/guiding.svelte.ts";
import { Panels } from "../../shell/panels.svelte.ts";
import type { LiveTable } from "../../table/live.svelte.ts";
import Beside from "./Beside.svelte";

const table = { game: "fuse", questions: [] } as unknown as LiveTable;
const guiding = {} as Guiding;
const focused = () => document.activeElement;
let panels: Panels;
let shown: ReturnType<typeof mount>;

function show(): void {
  shown = mount(Beside, { target: document.body, props: { table, panels, guiding } });
  flushSync();
}
function leave(): void {
  void unmount(shown);
  flushSync();
}
const search = () => document.querySelector("input") as HTMLInputElement;

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  document.body.innerHTML = "<button>Roll</button>";
  panels = new Panels();
  panels.rules(null);
  show();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

it("has the focus when it is opened", () => {
  expect(focused()?.matches("section")).toBe(true);
  document.querySelector<HTMLElement>("button")?.focus();
  panels.rules("dice");
  flushSync();
  expect(focused()?.matches("section")).toBe(true);
});

it("takes the focus from nothing when the board shows it in another place", () => {
  document.querySelector<HTMLElement>("button")?.focus();
  leave();
  show();
  expect(focused()?.textContent).toBe("Roll");
});

it("keeps the focus and what is searched for when the board shows it in another place", () => {
  search().value = "wild";
  search().dispatchEvent(new Event("input"));
  search().focus();
  leave();
  show();
  expect(search().value).toBe("wild");
  expect(focused()).toBe(search());
});

it("forgets what was searched for when it is closed", () => {
  panels.search = "wild";
  panels.close();
  panels.rules(null);
  flushSync();
  expect(search().value).toBe("");
});

it("gives the focus back when it is closed, to the sentence where what had it is gone", () => {
  const [roll] = document.getElementsByTagName("button");
  document.body.insertAdjacentHTML("beforeend", "<p data-sentence>Roll the dice.</p>");
  const opened = () => {
    panels.close();
    roll?.focus();
    panels.rules("dice");
    flushSync();
  };
  opened();
  panels.close();
  expect(focused()).toBe(roll);
  opened();
  roll?.remove();
  panels.close();
  expect(focused()?.textContent).toBe("Roll the dice.");
});
