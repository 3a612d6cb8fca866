/** What is on its way and was not answered yet, by the words in which it was offered. */
import type { Choice } from "../server/wire.ts";
import type { LiveTable, Pending } from "../table/live.svelte.ts";
import { t } from "../words/words.svelte.ts";

type Table = Pick<LiveTable, "choices" | "absent" | "signs">;

/** Empty for what has no words of its own: that one is ready, or wants a pause. */
export function wordsOf({ asked }: Pending, { choices, absent, signs }: Table): string {
  if (asked.type === "say") return asked.text;
  if (asked.type === "undo") return t("undo");
  if (asked.type === "sign") return signs.find(({ sign }) => sign === asked.sign)?.words ?? "";
  if (asked.type !== "play") return "";
  const open = (asked.seat ?? null) === null ? choices : absent.find(({ seat }) => seat === asked.seat)?.actions;
  const choice = open?.find((each) => begins(each, asked.action));
  return choice?.label ?? choice?.words ?? "";
}

/** Is it this choice, or the whole sentence that begins with it? */
function begins({ action, in_full }: Choice, played: string): boolean {
  return action === played || (in_full ?? []).some((each) => each.action === played);
}
