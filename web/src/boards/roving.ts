/** One stop for `Tab` in a group of buttons; arrows go from one to the next. */
import { stepped } from "../shell/roving.ts";

export function roving(group: HTMLElement): () => void {
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button")];

  /** The one that can be reached stays; where it went, the first takes its place. */
  function settle(current?: HTMLElement): void {
    const all = buttons();
    const stop = current ?? all.find((each) => each.dataset["stop"] !== undefined) ?? all[0];
    for (const each of all) {
      each.tabIndex = each === stop ? 0 : -1;
      if (each === stop) each.dataset["stop"] = "";
      else delete each.dataset["stop"];
    }
  }
  function focused(event: FocusEvent): void {
    const button = (event.target as Element).closest("button");
    if (button) settle(button);
  }
  function pressed(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? null : stepped(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  }
  const watch = new MutationObserver(() => settle());
  watch.observe(group, { childList: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}
