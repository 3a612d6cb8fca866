/** Going on from a step of a game that is over. */
import type { ForkAsked, Replay } from "../../server/api.ts";

export interface Choice {
  future: "same" | "anew";
  /** The bot that plays the other seats; null: people. */
  others: string | null;
}

/** What the server is asked; whose eyes one has is whose knowledge is kept where the unknown is dealt anew. */
export function forkAsked(replay: Replay, step: number, choice: Choice): ForkAsked {
  const own = /^\d+$/.test(replay.viewer) ? Number(replay.viewer) : 0;
  const seats = replay.seats.map(({ seat, name }) => ({
    bot: seat === own ? null : choice.others,
    name: choice.others === null ? name : null,
  }));
  return {
    step,
    future: choice.future,
    viewer: choice.future === "anew" && replay.viewer !== "open" ? viewerOf(replay.viewer) : null,
    seats: seats as NonNullable<ForkAsked["seats"]>,
    sit: true,
  };
}

const viewerOf = (eyes: string) => (eyes === "spectator" ? eyes : Number(eyes));
