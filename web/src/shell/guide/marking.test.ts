import { afterEach, expect, test, vi } from "vitest";
import { spotOn } from "./marking.ts";

const piece = document.createElement("div");
piece.getBoundingClientRect = () => ({ right: 200, top: 100, width: 100, height: 100 }) as DOMRect;

/** What lies at a point of the page. */
const at = (found: (x: number, y: number) => Element | null) => {
  document.elementFromPoint = vi.fn(found);
};
afterEach(() => vi.restoreAllMocks());

test("a mark points at the corner of a piece that has one", () => {
  at(() => piece);
  expect(spotOn(piece)).toEqual({ x: 200, y: 100 });
});

test("a mark moves inward where the corner is beside the piece", () => {
  at((x) => (x < 165 ? piece : null));
  expect(spotOn(piece)).toEqual({ x: 170, y: 130 });
});

test("a piece that is covered is marked at its corner, one that is not drawn is not", () => {
  at(() => null);
  expect(spotOn(piece)).toEqual({ x: 200, y: 100 });
  expect(spotOn(document.createElement("div"))).toBeNull();
});
