/** What can be done with the slots of one's bombs now. */
import type { Choice } from "../../server/wire.ts";
import type { Coming, Open } from "./choices.ts";
import type { FuseInput } from "./input.svelte.ts";
import { trayPiece } from "./pieces.ts";

export interface Acts {
  open: ReadonlyMap<string, Open>;
  /** Dice that are on their way there. */
  coming: ReadonlyMap<string, Coming>;
  /** The piece that a place of the tray holds. */
  piece: (place: number) => string;
  /** Dice are lost here, not placed. */
  lose: boolean;
  /** The die in question is asked for, and not there yet. */
  asking: boolean;
  /** The action that was chosen and is to be confirmed. */
  selected: string | null;
  /** Digits stand on the slots. */
  keys: boolean;
  onuse: (choice: Choice) => void;
  /** A slot was tapped that cannot be used: why not? */
  onclosed: (slot: string) => void;
}

export function actsOf(input: FuseInput, { keys }: { keys: boolean }): Acts {
  const turn = input.view?.turn ?? 0;
  return {
    open: input.open,
    coming: input.coming,
    piece: (place) => trayPiece(turn, place),
    lose: input.losing,
    asking: input.active?.how === "asked",
    selected: input.selected,
    keys,
    onuse: (choice) => input.use(choice),
    onclosed: (slot) => input.closed(slot),
  };
}
