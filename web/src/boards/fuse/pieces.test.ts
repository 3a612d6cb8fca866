import { expect, it } from "vitest";
import type { Entry, FuseView } from "../../server/wire.ts";
import { followed } from "./pieces.ts";

type Tray = FuseView["tray"];

function table(tray: Tray, dice: (string | null)[]): FuseView {
  const bomb = { card: "B13", dice };
  return { turn: 4, tray, mats: [[bomb]] } as unknown as FuseView;
}
const placed = (die: string, slot: number): Entry[] => [
  {
    version: 1,
    kind: "played",
    step: 1,
    time: 0,
    lines: [],
    played: { events: [{ event: "placed", seat: 0, die, card: "B13", slot }] },
  },
];

it("a die that is placed is the one that lay in the tray", () => {
  const tray: Tray = [
    { die: "R3", is: "placed", seat: 1 },
    { die: "R3", is: "placed", seat: 0 },
  ];
  expect([...followed(new Map(), table(tray, ["R3", null]), placed("R3", 1))]).toEqual([["B13.1", "die 4.2"]]);
});

it("stays that piece afterwards, and what was told again changes nothing", () => {
  const tray: Tray = [{ die: "R3", is: "placed", seat: 0 }];
  const view = table(tray, ["R3", null]);
  const once = followed(new Map(), view, placed("R3", 1));
  expect(followed(once, view, placed("R3", 1))).toEqual(once);
  expect(followed(once, table([], ["R3", null]), [])).toEqual(once);
});

it("two equal dice of a turn stay two pieces", () => {
  const tray: Tray = [
    { die: "R3", is: "placed", seat: 0 },
    { die: "R3", is: "placed", seat: 0 },
  ];
  const first = followed(
    new Map(),
    table([...tray.slice(0, 1), { die: "R3", is: "free", seat: null }], ["R3", null]),
    placed("R3", 1),
  );
  const both = followed(first, table(tray, ["R3", "R3"]), placed("R3", 2));
  expect(new Set(both.values())).toEqual(new Set(["die 4.1", "die 4.2"]));
});

it("dice of other turns have no names, for they do not move, and lost ones are forgotten", () => {
  expect([...followed(new Map(), table([], ["R3", "B2"]), [])]).toEqual([]);
  const known = new Map([
    ["B13.1", "die 3.2"],
    ["B13.2", "die 4.1"],
    ["B13.3", "die 4.2"],
  ]);
  expect([...followed(known, table([], ["R3", "B2", null]), [])]).toEqual([["B13.2", "die 4.1"]]);
});
