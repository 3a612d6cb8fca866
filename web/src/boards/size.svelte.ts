/** How much room the board has: the three shells of the design; what is not to be seen is not drawn at all. */
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("(min-width: 1181px)", false);
const phone = new MediaQuery("(max-width: 640px)", false);

export const size = {
  get wide(): boolean {
    return wide.current;
  },
  get phone(): boolean {
    return phone.current;
  },
};
