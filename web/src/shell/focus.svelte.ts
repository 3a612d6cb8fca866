/** Focus that the table takes away with what had it, by a step or while its line is lost, goes to the sentence.
 *
 * Not to the sentence's first choice: whoever presses Enter or Space once too often would play what nobody looked at.
 * From the sentence the first choice is the next stop of the tab key, and what is new is read aloud meanwhile.
 */
import { tick } from "svelte";
import { focusOn } from "./regions.ts";

const isNowhere = () => (document.activeElement ?? document.body) === document.body;

/** For a part that is there for a while: it takes the focus, and gives it back to what had it, if it still has it then. */
export function borrowsFocus(to: () => HTMLElement | undefined): void {
  $effect(() => {
    const before = document.activeElement;
    to()?.focus();
    return () =>
      void tick().then(() => {
        if (isNowhere() && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
  });
}

/** To be called while a component is set up; whoever put the focus nowhere by a tap keeps it there.
 *
 * What was tapped lets go of it before the board changes, and has it again if it is still there: where it would be taken
 * away with what had it, the browser lays out the half-changed page in between.  To focus something lays it out too: that
 * waits for the frame, in which pieces that move are looked up before.
 */
export function keepsFocus(board: () => HTMLElement | null, changes: () => unknown): void {
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
  let frame: number | null = null;

  function settle(): void {
    frame = null;
    if (isNowhere() && letGo?.isConnected) letGo.focus({ preventScroll: true });
    letGo = null;
    if (had && isNowhere()) focusOn(board()?.querySelector<HTMLElement>("[data-sentence]"));
  }

  $effect.pre(() => {
    changes();
    const focused = board()?.querySelector<HTMLElement>(":focus:not(:focus-visible)") ?? null;
    focused?.blur();
    letGo = focused ?? letGo;
  });
  $effect(() => {
    changes();
    frame ??= requestAnimationFrame(settle);
  });
  $effect(() => () => cancelAnimationFrame(frame ?? 0));
}
