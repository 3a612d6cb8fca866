/** How much room the board has: the three shells of the design; what is not to be seen is not drawn at all. */
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("(min-width: 1181px)", false);
const low = new MediaQuery("(max-height: 880px)", false);
const phone = new MediaQuery("(max-width: 640px)", false);

export const size = {
  get wide(): boolean {
    return wide.current;
  },
  /** So low that long words leave no room for what they tell of. */
  get low(): boolean {
    return low.current;
  },
  get phone(): boolean {
    return phone.current;
  },
};
