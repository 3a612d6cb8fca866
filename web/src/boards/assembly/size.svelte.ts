/** How much room the board has: the three shells of the design. */
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("(min-width: 1181px)", false);
const narrow = new MediaQuery("(max-width: 640px)", false);

export const size = {
  get wide(): boolean {
    return wide.current;
  },
  get narrow(): boolean {
    return narrow.current;
  },
};
