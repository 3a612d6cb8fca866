import { afterEach, expect, it, vi } from "vitest";

const keycaps = async () => (await import("./keycaps.svelte.ts")).keycap;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("reads keys by their place where the browser tells nothing", async () => {
  const keycap = await keycaps();
  expect(["KeyQ", "Digit4", "Backspace", "Space", "Enter", "Comma"].map(keycap)).toEqual([
    "Q",
    "4",
    "⌫",
    "␣",
    "⏎",
    ",",
  ]);
});

it("reads what is printed on the keyboard", async () => {
  const french = new Map([["KeyQ", "a"], ["Comma", ";"]]); // prettier-ignore
  vi.stubGlobal("navigator", { languages: [], keyboard: { getLayoutMap: () => Promise.resolve(french) } });
  const keycap = await keycaps();
  await Promise.resolve();
  expect(["KeyQ", "KeyX", "Space", "Comma"].map(keycap)).toEqual(["A", "X", "␣", ";"]);
});

it("calls digits by their figure, though a French keyboard needs the shift key for them", async () => {
  const french = new Map([["Digit4", "'"]]);
  vi.stubGlobal("navigator", { languages: [], keyboard: { getLayoutMap: () => Promise.resolve(french) } });
  const keycap = await keycaps();
  await Promise.resolve();
  expect(keycap("Digit4")).toBe("4");
});
