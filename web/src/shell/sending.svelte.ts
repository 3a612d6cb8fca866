/** Whether something has been on its way for so long that it is to be said. */
import type { Desk } from "../table/desk.ts";

/** How long it may be on its way before that, in milliseconds. */
const LONG = 1_500;

export class Sending {
  long = $state(false);

  /** To be made while a component is set up. */
  constructor(desk: () => Desk) {
    $effect(() => {
      if (!desk().pending.size) return;
      const timer = setTimeout(() => (this.long = true), LONG);
      return () => {
        clearTimeout(timer);
        this.long = false;
      };
    });
  }
}
