import { expect, it, vi } from "vitest";
import type { SignTold, Table } from "../../server/wire.ts";
import draft from "../../stories/fuse/fuse-draft.json";
import penalty from "../../stories/fuse/fuse-penalty.json";
import pick from "../../stories/fuse/fuse-pick.json";
import roll from "../../stories/fuse/fuse-roll.json";
import type { Desk } from "../../table/desk.ts";
import { StillTable } from "../../table/still.svelte.ts";
import { FuseInput } from "./input.svelte.ts";
import { trayPiece } from "./pieces.ts";

const deskWith = (pending: string[]) => new StillTable(draft.table as unknown as Table, { lively: true, pending });
const [choice] = [...new FuseInput(() => deskWith([])).open.values()].map((each) => each.choice);
if (!choice) throw new Error("no slot is open");

it("plays a choice once, however often it is tapped before the table shows it", () => {
  const desk = deskWith([]);
  const play = vi.spyOn(desk, "play");
  new FuseInput(() => desk).use(choice);
  expect(play).toHaveBeenCalledTimes(1);
  const sent = deskWith([choice.action]);
  const again = vi.spyOn(sent, "play");
  new FuseInput(() => sent).use(choice);
  expect(again).not.toHaveBeenCalled();
});

it.each([
  ["looks at no die any more once what was sent is seen", 2, null],
  ["goes on looking at another die that was chosen meanwhile", 3, 3],
])("%s", (_, looked, after) => {
  let desk = $state.raw(deskWith([]));
  const input = new FuseInput(() => desk);
  input.chosen = 2;
  input.settle();
  expect(input.chosen).toBe(2);
  input.play({ ...choice, kind: "place" });
  desk = deskWith([choice.action]);
  input.settle();
  input.chosen = looked;
  desk = deskWith([]);
  input.settle();
  expect(input.chosen).toBe(after);
});

it("drops nothing when the turn of a die that was dragged is over, or dice are lost meanwhile", () => {
  const desk = deskWith([]);
  const done = [vi.spyOn(desk, "play"), vi.spyOn(desk, "why")];
  const input = new FuseInput(() => desk);
  input.drag = { piece: "die 99.1", x: 9, y: 9 };
  input.drop("die 99.1", "B24.2", null);
  const lost = new StillTable(penalty.table as unknown as Table, { lively: true });
  const asked = [vi.spyOn(lost, "play"), vi.spyOn(lost, "why")];
  const later = new FuseInput(() => lost);
  later.drag = { piece: trayPiece(later.view?.turn ?? 0, 0), x: 9, y: 9 };
  expect(later.active).toBe(null);
  later.drop(later.drag.piece, "B24.2", null);
  expect([input.drag, later.drag]).toEqual([null, null]);
  for (const each of [...done, ...asked]) expect(each).not.toHaveBeenCalled();
});

it("forgets to whom a die goes with the die", () => {
  const input = new FuseInput(() => deskWith([]));
  input.gift = 1;
  input.drag = { piece: "die 1.1", x: 9, y: 9 };
  input.forget();
  expect([input.gift, input.drag]).toEqual([null, null]);
});

it("asks no more to whom a die goes that is not in the hand any more", () => {
  let desk = $state.raw(deskWith([]));
  const input = new FuseInput(() => desk);
  input.press("KeyG");
  input.goOn();
  expect(input.giving).toBe(true);
  desk = new StillTable(roll.table as unknown as Table, { lively: true });
  input.goOn();
  expect(input.giving).toBe(false);
});

it("asks why a bomb of somebody else takes nothing, with a die and without", () => {
  const asked = (story: { table: unknown }) => {
    const desk: Desk = new StillTable(story.table as Table, { lively: true });
    const why = vi.spyOn(desk, "why");
    new FuseInput(() => desk).closedTo("B02");
    return why.mock.lastCall?.[0];
  };
  expect([asked(draft), asked(roll)]).toEqual(["place r5 on b02.1", "lose b02.1"]);
});

it("asks why a slot takes nothing: for the die before one, for any other, or to lose what lies there", () => {
  const asked = (story: { table: unknown }, slot: string) => {
    const desk: Desk = new StillTable(story.table as Table, { lively: true });
    const why = vi.spyOn(desk, "why");
    new FuseInput(() => desk).closed(slot);
    return why.mock.lastCall?.[0];
  };
  expect(asked(draft, "B24.1")).toBe("place r5 on b24.1");
  expect(asked(pick, "B24.1")).toMatch(/^place ..? on b24\.1$/);
  expect(asked(penalty, "B24.1")).toBe("lose b24.1");
});

it("forgets with Escape what was begun, and lets the key go on while a die is held", () => {
  const input = new FuseInput(() => deskWith([]));
  expect([input.active?.how, input.press("Escape")]).toEqual(["held", false]);
  input.pointing = { sign: "take_this" } as SignTold;
  expect([input.press("Escape"), input.pointing]).toEqual([true, null]);
  input.selected = choice.action;
  expect([input.press("Escape"), input.selected]).toEqual([true, null]);
});

it("forgets with a turn what was begun with its dice", () => {
  const input = new FuseInput(() => deskWith([]));
  input.keepTo(3);
  [input.chosen, input.selected] = [2, choice.action];
  input.keepTo(3);
  expect([input.chosen, input.selected]).toEqual([2, choice.action]);
  input.keepTo(4);
  expect([input.chosen, input.selected]).toEqual([null, null]);
});
