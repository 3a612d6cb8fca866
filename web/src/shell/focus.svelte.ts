/** Focus that a step of the game takes away, with what had it, goes to the sentence: from there nothing is played. */
import { tick } from "svelte";
import { focusOn } from "./regions.ts";

/** To be called while a component is set up; whoever put the focus nowhere by a tap keeps it there.
 *
 * What was tapped lets go of it before the board changes, and has it again if it is still there: where it would be taken
 * away with what had it, the browser lays out the half-changed page in between.
 */
export function keepsFocus(board: () => HTMLElement | null, step: () => number): void {
  let had = false;
  $effect(() => {
    const gets = () => (had = true);
    const puts = () => (had = false);
    document.addEventListener("focusin", gets);
    document.addEventListener("pointerdown", puts, true);
    return () => {
      document.removeEventListener("focusin", gets);
      document.removeEventListener("pointerdown", puts, true);
    };
  });
  let letGo: HTMLElement | null = null;
  $effect.pre(() => {
    step();
    const focused = board()?.querySelector<HTMLElement>(":focus:not(:focus-visible)") ?? null;
    focused?.blur();
    letGo = focused;
  });
  $effect(() => {
    step();
    void tick().then(() => {
      if (letGo?.isConnected) letGo.focus({ preventScroll: true });
      if (had && (document.activeElement ?? document.body) === document.body)
        focusOn(board()?.querySelector<HTMLElement>("[data-sentence]"));
    });
  });
}
