import { expect, test } from "vitest";
import type { Ended, SeatTold, Table, View } from "../../server/wire.ts";
import { bandsAround, sameAgain } from "./ending.ts";

const ended = { bands: ["0 to 15", "16 to 19", "20 to 23", "24 and more"] } as Ended;
const outcome = (band: string) =>
  ({ band, bands: { poor: 0, attempt: 16, almost: 20, escaped: 24 } }) as unknown as View["outcome"];

test("a band is shown with its neighbours", () => {
  expect(bandsAround(ended, outcome("almost"))).toEqual([
    { words: "16 to 19", mine: false },
    { words: "20 to 23", mine: true },
    { words: "24 and more", mine: false },
  ]);
  expect(bandsAround(ended, outcome("poor")).map((each) => each.mine)).toEqual([true, false]);
});

test("a game without bands shows none", () => {
  expect(bandsAround({ bands: [] } as unknown as Ended, null)).toEqual([]);
});

const seat = (number: number, player: string | null, name: string | null = null) =>
  ({ seat: number, player, name }) as SeatTold;

test("again seats whoever asks first, and bots where bots sat", () => {
  const table = { game: "fuse", agreed: { players: 3 }, viewer: 1, practice: false } as unknown as Table;
  const seats = [seat(0, "bot greedy 1"), seat(1, "person", "Ana"), seat(2, "person")];
  expect(sameAgain(table, seats)).toEqual({
    game: "fuse",
    options: { players: 3 },
    seats: [
      { bot: null, name: "Ana" },
      { bot: "greedy", name: null },
      { bot: null, name: null },
    ],
    practice: false,
    sit: true,
  });
});
