import { describe, expect, it } from "vitest";
import type { LinkAbout, TableAbout } from "../../server/api.ts";
import { stateOf } from "./offered.ts";

const link = { seat: 1, taken: false } as LinkAbout;
const table = (told: Partial<TableAbout>) =>
  ({ closed: false, over: false, my_seat: null, seats: [], ...told }) as TableAbout;
const bot = { seat: 1, player: "bot greedy 1", name: null, here: true };

describe("a link offers", () => {
  it.each([
    ["a free seat", table({}), link, "free"],
    ["a seat that somebody has", table({}), { ...link, taken: true }, "taken"],
    ["a seat that a bot has", table({ seats: [bot, bot] }), { ...link, taken: true }, "bot"],
    ["a seat that is mine", table({ my_seat: 1 }), { ...link, taken: true }, "mine"],
    ["nothing when the game is over", table({ over: true, my_seat: 1 }), link, "over"],
    ["nothing when the table is closed", table({ closed: true, over: true }), link, "closed"],
  ])("%s", (_, at, by, state) => {
    expect(stateOf(by, at)).toBe(state);
  });
});
