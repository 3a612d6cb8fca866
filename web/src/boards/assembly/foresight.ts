/** What the ring would look like after something that is looked at: the bays that the server foretells, against those of now. */
import type { Previewed } from "../../server/wire.ts";
import { isOnPlan, type Bay, type Module } from "./terms.ts";

/** A module that would lie elsewhere. */
export interface Ghost {
  module: Module;
  from: number;
  to: number;
}

export interface Foresight {
  bays: readonly Bay[];
  ghosts: Ghost[];
  /** Bays that would be on their plan, locked, or have another plan, and are not so now. */
  matched: number[];
  locked: number[];
  planned: number[];
  /** How everything turns, if it does. */
  direction: "cw" | "acw" | null;
}

type Told = Pick<Previewed, "board" | "view" | "events">;

function told({ board, view }: Told): readonly Bay[] | null {
  if (board) return board["bays"] as Bay[];
  return view?.game === "assembly" ? view.bays : null;
}

/** What would be seen; null if nothing on the ring would change, or nothing is known. */
export function foresight(now: readonly Bay[], preview: Told | null): Foresight | null {
  const bays = preview && told(preview);
  if (!preview || !bays) return null;
  const was = new Map(now.map((bay) => [bay.bay, bay]));
  const home = new Map(now.flatMap((bay) => (bay.module ? [[bay.module, bay.bay] as const] : [])));
  const differs = (test: (then: Bay, before: Bay) => boolean) =>
    bays.flatMap((then) => {
      const before = was.get(then.bay);
      return before && test(then, before) ? [then.bay] : [];
    });
  const seen = {
    bays,
    ghosts: bays.flatMap(({ bay, module }) => {
      const from = module ? home.get(module) : undefined;
      return module && from !== undefined && from !== bay ? [{ module, from, to: bay }] : [];
    }),
    matched: differs((then, before) => isOnPlan(then) && !(isOnPlan(before) && then.plan === before.plan)),
    locked: differs((then, before) => then.locked && !before.locked),
    planned: differs((then, before) => then.plan !== before.plan),
    direction: directionOf(preview),
  };
  return seen.ghosts.length || seen.locked.length || seen.planned.length ? seen : null;
}

function directionOf({ events }: Told): Foresight["direction"] {
  const direction = events.find(({ event }) => event === "rotated")?.["direction"];
  return direction === "cw" || direction === "acw" ? direction : null;
}
