/** Focus that a step of the game takes away, with what had it, goes to the sentence: from there nothing is played. */
import { tick } from "svelte";
import { focusOn } from "./regions.ts";

/** To be called while a component is set up; whoever put the focus nowhere by a tap keeps it there. */
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
  $effect(() => {
    step();
    void tick().then(() => {
      if (had && (document.activeElement ?? document.body) === document.body)
        focusOn(board()?.querySelector<HTMLElement>("[data-sentence]"));
    });
  });
}
