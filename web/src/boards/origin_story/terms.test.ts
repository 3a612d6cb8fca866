import { describe, expect, it } from "vitest";
import { figure, inOrder, printed } from "./terms.ts";

describe("cards", () => {
  it("are called by what is printed on them", () => {
    expect(printed("13M")).toEqual({ value: 13, suit: "M" });
    expect(printed("4.5L2")).toEqual({ value: 4.5, suit: "L" });
  });
  it("show halves and what is below nothing", () => {
    expect([0, 7, 4.5, 0.5, -2, -1.5, -0.5].map(figure)).toEqual(["0", "7", "4½", "½", "−2", "−1½", "−½"]);
  });
  it("come in the order of play, from the leader on", () => {
    expect(inOrder("you")).toEqual(["you", "automaton", "factoryon"]);
  });
});
