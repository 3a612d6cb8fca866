import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepsFocus } from "./focus.svelte.ts";

let step = $state(0);
let inert = $state(false);
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = "<main><p data-sentence></p><button id=go data-choice>Roll</button></main>";
  end = $effect.root(() =>
    keepsFocus(
      () => document.querySelector("main"),
      () => [step, inert],
    ),
  );
  flushSync();
});
afterEach(() => end());

const button = () => document.querySelector<HTMLElement>("#go");
const frame = () => new Promise(requestAnimationFrame);
async function steps(): Promise<void> {
  step += 1;
  flushSync();
  await frame();
}
const pointed = (at: Element) => at.dispatchEvent(new Event("pointerdown", { bubbles: true }));

it("goes to the sentence with the step that takes what had it", async () => {
  button()?.focus();
  button()?.remove();
  expect(document.activeElement).toBe(document.body);
  await steps();
  expect(document.activeElement?.matches("[data-sentence]")).toBe(true);
});

it("goes to the sentence when the line is lost and takes what had it", async () => {
  button()?.focus();
  button()?.remove();
  inert = true;
  flushSync();
  await frame();
  expect(document.activeElement?.matches("[data-sentence]")).toBe(true);
});

it("is left where it is, and where nobody has put it", async () => {
  await steps();
  expect(document.activeElement).toBe(document.body);
  button()?.focus();
  await steps();
  expect(document.activeElement).toBe(button());
});

it("is left alone where a tap took it away", async () => {
  button()?.focus();
  pointed(document.body);
  button()?.blur();
  await steps();
  expect(document.activeElement).toBe(document.body);
});

it("comes back to what was tapped with the frame, however often the table changes before it", async () => {
  const main = document.querySelector("main");
  if (!main) throw new Error("no board");
  // jsdom does not tell a focus by tap from one by key.
  vi.spyOn(main, "querySelector").mockImplementation(() => main.querySelectorAll("button:focus")[0] ?? null);
  button()?.focus();
  step += 1;
  flushSync();
  step += 1;
  flushSync();
  expect(document.activeElement).toBe(document.body);
  await frame();
  expect(document.activeElement).toBe(button());
});
