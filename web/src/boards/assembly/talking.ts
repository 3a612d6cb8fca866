/** How the crew may talk, as it is to be told. */
import type { AssemblyView } from "../../server/wire.ts";

export type ChannelState = "open" | "signs" | "ended" | "asked" | "declared" | "watching";

/** Open, signs only; or closed, and by what: a word or sign that ended it, the question, the declaration. */
export function channelState(view: AssemblyView, mayTalk: boolean, maySign: boolean): ChannelState {
  if (mayTalk) return "open";
  if (maySign) return "signs";
  if (view.viewer === "spectator") return "watching";
  if (view.talk.channel !== "closed") return "ended";
  return view.asked ? "asked" : "declared";
}
