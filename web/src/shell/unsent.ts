/** What is on its way and was not answered yet, by the words in which it was offered. */
import type { LiveTable, Pending } from "../table/live.svelte.ts";
import { t } from "../words/words.svelte.ts";

type Table = Pick<LiveTable, "choices" | "absent">;

/** Empty for what has no words of its own: that one is ready, or wants a pause. */
export function wordsOf({ asked }: Pending, { choices, absent }: Table): string {
  if (asked.type === "say") return asked.text;
  if (asked.type === "undo") return t("undo");
  if (asked.type !== "play") return "";
  const open = (asked.seat ?? null) === null ? choices : absent.find(({ seat }) => seat === asked.seat)?.actions;
  const choice = open?.find(({ action }) => action === asked.action);
  return choice?.label ?? choice?.words ?? "";
}
