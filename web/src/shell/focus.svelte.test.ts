import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
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
async function steps(): Promise<void> {
  step += 1;
  flushSync();
  await tick();
  await tick();
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
  await tick();
  await tick();
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
