import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Desk } from "../../table/desk.ts";
import Explained from "./Explained.svelte";

const desk = { game: "fuse", labels: { "die 1": "Red 3, free.", "die 2": "Blue 1, taken." }, choices: [] };
const tapped = vi.fn();
const piece = (id: string) => document.getElementById(id) as HTMLElement;
const told = () => (flushSync(), document.querySelector(".explained")?.textContent);
let shown: ReturnType<typeof mount>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  document.body.innerHTML = `<main id="board"><button id="open" data-key="die 1"></button>
    <button id="closed" data-key="die 2" aria-disabled="true"></button></main>`;
  for (const id of ["open", "closed"]) piece(id).addEventListener("click", () => tapped(id));
  shown = mount(Explained, { target: document.body, props: { desk: desk as unknown as Desk } });
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  tapped.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function pressLong(id: string): void {
  piece(id).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, pointerType: "touch" }));
  vi.advanceTimersByTime(500);
  piece(id).dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  piece(id).click();
}

test("a long press is no tap, but on what cannot be done it asks why not", () => {
  pressLong("open");
  expect(told()).toContain("Red 3, free.");
  expect(tapped).not.toHaveBeenCalled();
  pressLong("closed");
  expect(told()).toContain("Blue 1, taken.");
  expect(tapped).toHaveBeenCalledExactlyOnceWith("closed");
});

test("so does the key that explains", () => {
  for (const id of ["open", "closed"]) {
    piece(id).focus();
    piece(id).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, code: "KeyI", key: "i" }));
  }
  expect(told()).toContain("Blue 1, taken.");
  expect(tapped).toHaveBeenCalledExactlyOnceWith("closed");
});

test("what comes to lie under a mouse that never moved is not explained; where it moves and rests, it is", () => {
  const mouse = (type: string, id: string, at: number) =>
    piece(id).dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: "mouse", screenX: at, screenY: at } as PointerEventInit),
    );
  mouse("pointerover", "open", 5);
  vi.advanceTimersByTime(500);
  expect(told()).toBe("");
  mouse("pointermove", "open", 6);
  vi.advanceTimersByTime(500);
  expect(told()).toContain("Red 3, free.");
});
