import { afterEach, expect, it, vi } from "vitest";

const keycaps = async () => (await import("./keycaps.svelte.ts")).keycap;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("reads keys by their place where the browser tells nothing", async () => {
  const keycap = await keycaps();
  expect(["KeyQ", "Digit4", "Backspace", "Space", "Enter"].map(keycap)).toEqual(["Q", "4", "⌫", "␣", "⏎"]);
});

it("reads what is printed on the keyboard", async () => {
  const french = new Map([["KeyQ", "a"], ["Digit4", "'"]]); // prettier-ignore
  vi.stubGlobal("navigator", { keyboard: { getLayoutMap: () => Promise.resolve(french) } });
  const keycap = await keycaps();
  await Promise.resolve();
  expect(["KeyQ", "KeyX", "Space"].map(keycap)).toEqual(["A", "X", "␣"]);
});
