import { describe, expect, it } from "vitest";
import type { MyGame } from "../../server/api.ts";
import { friendsOf, inOrder } from "./seated.ts";

const game = (told: Partial<MyGame>) => ({ ended: null, closed: false, waits_for_me: false, ...told }) as MyGame;

describe("who sits at a table", () => {
  it("is told by the names of the others, bots left out", () => {
    const seats = [
      { seat: 0, player: "person", name: "Ana", called: "" },
      { seat: 1, player: "person", name: "Ben", called: "" },
      { seat: 2, player: "person", name: null, called: "" },
      { seat: 3, player: "bot greedy 1", name: "Bolt", called: "" },
    ];
    expect(friendsOf(game({ seats, my_seat: 0 }))).toEqual(["Ben"]);
  });
});

describe("tables in order", () => {
  it("begin with those that wait, then those that go on", () => {
    const [over, on, waits, shut] = [
      game({ table: "over", ended: 1, waits_for_me: true }),
      game({ table: "on" }),
      game({ table: "waits", waits_for_me: true }),
      game({ table: "shut", closed: true }),
    ];
    expect(inOrder([over, on, waits, shut]).map(({ table }) => table)).toEqual(["waits", "on", "over", "shut"]);
  });
});
