import { afterEach, expect, test } from "vitest";
import { replayKey } from "./keys.ts";

function pressed(code: string, on?: HTMLElement, shiftKey = false, letters = true): string | null {
  let heard: string | null = "nothing";
  const target = on ?? document.body;
  if (on) document.body.append(on);
  target.addEventListener("keydown", (event) => (heard = replayKey(event, letters)), { once: true });
  target.dispatchEvent(new KeyboardEvent("keydown", { code, shiftKey }));
  return heard;
}

afterEach(() => document.body.replaceChildren());

test("arrows step, with shift from turn to turn", () => {
  expect(pressed("ArrowRight")).toBe("on");
  expect(pressed("ArrowLeft", undefined, true)).toBe("turn-back");
});

test("the space bar plays, but presses a button that has the focus", () => {
  expect(pressed("Space")).toBe("play");
  expect(pressed("Space", document.createElement("button"))).toBe(null);
});

test("the line to drag along keeps its own arrows", () => {
  const line = document.createElement("input");
  line.type = "range";
  expect(pressed("ArrowRight", line)).toBe(null);
  expect(pressed("ArrowRight", line, true)).toBe("turn-on");
});

test("letters that are switched off do nothing, and the others go on", () => {
  expect(pressed("KeyC")).toBe("continue");
  expect(pressed("KeyC", undefined, false, false)).toBe(null);
  expect(pressed("ArrowRight", undefined, false, false)).toBe("on");
});
