/** How what lies deep in a board opens the rules, without every board handing it on. */
import { getContext, setContext } from "svelte";

export type OpensRules = (topic: string) => void;
const KEY = Symbol("rules");

/** To be said while a page is set up. */
export function opensRules(open: OpensRules): void {
  setContext(KEY, open);
}

/** Undefined where there are no rules to open. */
export function rulesOpener(): OpensRules | undefined {
  return getContext<OpensRules | undefined>(KEY);
}
