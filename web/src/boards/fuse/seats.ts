/** How the seats of a table stand, for what is written beside their names. */
import type { FuseView, SeatTold } from "../../server/wire.ts";
import { t } from "../../words/words.svelte.ts";
import { shows } from "./dice.ts";

export type Standing =
  | { is: "away" | "asked" | "spared" | "picks" | "rolls" | "agreed" | "stopped" | "waits" | "done" }
  | { is: "holds"; die: string }
  | { is: "owes"; dice: number };

export function isOver(view: FuseView): boolean {
  return !!view.outcome || view.abandoned;
}

/** What a seat does now, the most telling first. */
export function standingOf(view: FuseView, seat: SeatTold): Standing {
  const { seat: number } = seat;
  if (!seat.here) return { is: "away" };
  if (view.question) return { is: view.question.seats.includes(number) ? "asked" : "spared" };
  if (view.picking.includes(number)) return { is: "picks" };
  const held = view.tray.find((each) => each.is === "held" && each.seat === number);
  if (held) return { is: "holds", die: held.die };
  if (view.phase === "roll" && view.bag_holder === number) return { is: "rolls" };
  if (view.stopped.includes(number)) return { is: "stopped" };
  const dice = view.owed[number] ?? 0;
  if (dice) return { is: "owes", dice };
  if (view.confirmed.includes(number)) return { is: "agreed" };
  return { is: view.phase === "roll" ? "waits" : "done" };
}

/** Nothing is said of whoever has no dice yet to do anything with. */
export function inWords(standing: Standing, { me }: { me: boolean }): string {
  if (standing.is === "waits") return "";
  return t("fuse-standing", {
    is: standing.is,
    who: me ? "you" : "other",
    die: standing.is === "holds" ? t("fuse-die", { ...shows(standing.die) }) : "",
    dice: standing.is === "owes" ? standing.dice : 0,
  });
}
