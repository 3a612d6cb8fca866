/** Which die is which: one that goes from the tray to a slot stays one piece, and moves. */
import type { Entry, FuseView } from "../../server/wire.ts";
import { eventsOf, type GameEvent } from "../../table/fold.ts";

/** By slot, as `B13.2`, the piece that lies there; only dice of this turn, for the others stay where they are. */
export type Pieces = ReadonlyMap<string, string>;

export const trayPiece = (turn: number, place: number): string => `die ${turn}.${place + 1}`;

const isOf = (turn: number, piece: string): boolean => piece.startsWith(`die ${turn}.`);
const slotAt = ({ card }: { card: string }, index: number): string => `${card}.${index + 1}`;

interface Placed extends GameEvent {
  seat: number;
  die: string;
  card: string;
  slot: number;
}

/** The pieces after what happened: a die that was placed came from the tray. */
export function followed(known: Pieces, view: FuseView, entries: readonly Entry[]): Pieces {
  const lie = new Set(
    view.mats.flat().flatMap((bomb) => (bomb ? bomb.dice.map((die, at) => die && slotAt(bomb, at)) : [])),
  );
  const now = new Map([...known].filter(([slot, piece]) => lie.has(slot) && isOf(view.turn, piece)));
  const used = new Set(known.values());
  for (const { die, seat, card, slot } of placings(entries)) {
    const place = view.tray.findIndex(
      (each, at) =>
        each.die === die && each.is === "placed" && each.seat === seat && !used.has(trayPiece(view.turn, at)),
    );
    if (place < 0 || known.has(`${card}.${slot}`)) continue;
    used.add(trayPiece(view.turn, place));
    if (lie.has(`${card}.${slot}`)) now.set(`${card}.${slot}`, trayPiece(view.turn, place));
  }
  return now;
}

function placings(entries: readonly Entry[]): Placed[] {
  return eventsOf(entries).filter((event): event is Placed => event.event === "placed");
}
