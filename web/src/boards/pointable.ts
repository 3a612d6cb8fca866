/** What somebody can point at on a board: as signs name it, and the key of its label. */
import type { View } from "../server/wire.ts";

export interface Pointable {
  piece: string;
  key: string;
}

export function pointable(view: View | null): Pointable[] {
  switch (view?.game) {
    case "assembly":
      return view.bays.map(({ bay }) => ({ piece: String(bay), key: `bay ${bay}` }));
    case "fuse":
      return view.tray
        .map(({ die }, place) => ({ piece: die, key: `die ${place + 1}` }))
        .filter(({ piece }, at, all) => all.findIndex((each) => each.piece === piece) === at);
    default:
      return [];
  }
}
