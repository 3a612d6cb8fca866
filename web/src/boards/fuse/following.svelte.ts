/** What moves on the board: dice keep who they are, go from place to place, and fly to the bag or to somebody. */
import { moving } from "../../motion/moving.svelte.ts";
import type { Entry } from "../../server/wire.ts";
import type { Desk } from "../../table/desk.ts";
import { flying } from "./flying.svelte.ts";
import type { FuseInput } from "./input.svelte.ts";
import { followed, type Pieces } from "./pieces.ts";

/** How long pieces are on their way, in milliseconds. */
const MOVE = 260;
const NOTHING: readonly Entry[] = [];

export class Following {
  #known: Pieces = new Map();
  readonly #desk: () => Desk;
  readonly #input: FuseInput;

  /** To be made while a component is set up. */
  constructor(root: () => HTMLElement | undefined, desk: () => Desk, input: FuseInput) {
    this.#desk = desk;
    this.#input = input;
    moving(
      root,
      () => [desk().view, input.coming],
      () => MOVE,
    );
    flying(
      root,
      () => desk().latest?.entries ?? NOTHING,
      () => input.view,
    );
  }

  /** Which die lies where. */
  pieces: Pieces = $derived.by(() => {
    const { view } = this.#input;
    return view ? (this.#known = followed(this.#known, view, this.#desk().latest?.entries ?? [])) : this.#known;
  });
}
