import { expect, it } from "vitest";
import type { AssemblyView } from "../../server/wire.ts";
import { partsOf, shownPart } from "./parts.ts";

const PHONE = { wide: false, phone: true };
const LAPTOP = { wide: true, phone: false };
const TABLET = { wide: false, phone: false };

function view(players: number): AssemblyView {
  return { players } as unknown as AssemblyView;
}

it("has tabs for what there is no room for", () => {
  expect(partsOf(view(2), PHONE, false)).toEqual(["hand", "talk", "log", "reference"]);
  expect(partsOf(view(2), TABLET, false)).toEqual(["talk", "log", "reference"]);
  expect(partsOf(view(2), LAPTOP, false)).toEqual(["log"]);
  expect(partsOf(view(2), LAPTOP, true)).toEqual(["talk", "log"]);
});

it("has none for what a game does not have", () => {
  expect(partsOf(view(1), PHONE, false)).toEqual(["hand", "log", "reference"]);
  expect(partsOf(view(1), LAPTOP, false)).toEqual(["log"]);
  expect(partsOf({ ...view(1), viewer: "spectator" }, PHONE, false)).toEqual(["log", "reference"]);
});

it("shows what was chosen, while it is there", () => {
  expect(shownPart(["talk", "log"], "log", LAPTOP, true)).toBe("log");
  expect(shownPart(["log"], "talk", LAPTOP, false)).toBe("log");
  expect(shownPart(["talk", "log"], null, LAPTOP, true)).toBe("talk");
  expect(shownPart(["hand", "log"], null, PHONE, false)).toBe("hand");
  expect(shownPart(["log"], null, PHONE, false)).toBe("log");
});
