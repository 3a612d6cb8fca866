import { afterEach, beforeEach, expect, test } from "vitest";
import type { Choice } from "../../server/wire.ts";
import { explanationAt } from "./explanation.ts";

const told = {
  labels: { "bay 4": "Bay 4. Plan Bridge. Empty.", "die 1": "Red 3, free.", m4: "Florist: not charged.", stack: "" },
  choices: [{ action: "play 2l", label: "2 of love. Lead." } as Choice],
};
const words = (id: string) => explanationAt(document.getElementById(id), told)?.words;

beforeEach(() => {
  document.body.innerHTML = `
    <p id="outside" data-key="bay 4"></p>
    <main id="board"><div role="group" aria-label="Red 3, free.">
      <b data-key="die 1"><i id="inside"></i><button id="other">Put it back</button></b>
      <b id="called" aria-label="Bay 4. Plan Bridge. Empty. After the swap: Airlock."></b>
      <b id="choice" aria-label="2 of love. Lead. Key 1."></b>
      <b id="titled" title="Florist: not charged."></b>
      <b id="nothing" data-key="stack"></b>
    </div></main>`;
});
afterEach(() => document.body.replaceChildren());

test("a piece is found by the key of its label, also from within", () => {
  expect(words("inside")).toBe("Red 3, free.");
});

test("a piece is found by what it is called, with all that is said of it", () => {
  expect(words("called")).toBe("Bay 4. Plan Bridge. Empty. After the swap: Airlock.");
  expect(words("choice")).toBe("2 of love. Lead. Key 1.");
  expect(explanationAt(document.getElementById("titled"), told)?.key).toBe("m4");
});

test("buttons on a piece, groups and what lies beside the board are no pieces", () => {
  expect(words("other")).toBe(undefined);
  expect(words("nothing")).toBe(undefined);
  expect(words("outside")).toBe(undefined);
});
