/** The clock of a game, as the server counts it; between its messages by the time of day, which goes on while a phone sleeps. */
import type { ClockTold } from "../server/wire.ts";

const TICK = 100;

/** What a clock shows at a moment, from what was told and when that came, in milliseconds. */
export function gameTime(told: ClockTold, heard: number, now: number): number {
  if (!told.runs) return told.now;
  return Math.min(told.end, told.now + Math.max(0, now - heard - told.starts_in));
}

export class GameClock {
  readonly told: ClockTold;
  readonly #heard: number;
  #now = $state(Date.now());

  constructor(told: ClockTold, heard: number) {
    this.told = told;
    this.#heard = heard;
  }

  /** A clock that shows this now, and runs on or stands still. */
  static at(told: ClockTold, { runs }: { runs: boolean }): GameClock {
    return new GameClock({ ...told, runs }, Date.now());
  }

  /** Runs while something on the page shows it. */
  ticking(): () => void {
    const timer = setInterval(() => (this.#now = Date.now()), TICK);
    return () => clearInterval(timer);
  }

  /** The game's time now, for a message; it does not wait for a tick. */
  get exact(): number {
    return Math.round(gameTime(this.told, this.#heard, Date.now()));
  }

  /** Milliseconds left, as shown. */
  get left(): number {
    return this.told.end - gameTime(this.told, this.#heard, this.#now);
  }

  /** Milliseconds until the game starts; 0 once it has. */
  get startsIn(): number {
    return Math.max(0, this.told.starts_in - (this.#now - this.#heard));
  }
}
