/** The guide of a table: what it tells now, how far one has read, and whether it was left. */
import type { GuideAbout, PromptAbout } from "../../server/api.ts";
import { Asked } from "../../server/asked.svelte.ts";
import { get } from "../../server/http.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { LiveTable } from "../../table/live.svelte.ts";
import { momentAt, nextMove, piecesAt } from "./guide.ts";

export class Guiding {
  #table: LiveTable;
  #asked: Asked<GuideAbout | null>;
  #read = $state.raw({ moment: 0, prompt: 0 });
  #left = $state(false);

  /** To be made while a component is set up. */
  constructor(table: LiveTable) {
    this.#table = table;
    this.#left = kept(table.id) !== null;
    this.#asked = new Asked(() => {
      void settings.language;
      return this.#goesOn ? get<GuideAbout>(`/api/games/${table.game}/guide`) : Promise.resolve(null);
    });
  }

  #goesOn = $derived.by(() => Boolean(this.#table.now?.guide) && !this.#left);
  guide = $derived.by(() => (this.#goesOn ? this.#asked.value : null));
  #followed = $derived.by(() => this.#table.now?.guide?.followed ?? 0);
  moment = $derived.by(() => momentAt(this.guide?.prompts ?? [], this.#followed));
  /** The prompt that is shown; a new moment begins with its first one. */
  shown = $derived.by(() => (this.#read.moment === this.moment.last ? this.#read.prompt : this.moment.first));
  prompt = $derived.by<PromptAbout | null>(() => this.guide?.prompts[this.shown] ?? null);
  move = $derived.by(() => (this.guide ? nextMove(this.guide, this.#followed, this.shown) : null));
  strayed = $derived.by(() => this.#table.now?.guide?.strayed ?? false);
  /** What is to be marked on the board. */
  pieces = $derived.by<readonly string[]>(() =>
    this.prompt && !this.strayed && this.shown >= this.moment.first ? piecesAt(this.prompt, this.#followed) : [],
  );
  canSkip = $derived.by(() => this.#table.choices.some((each) => each.action === this.move));

  turn(by: number): void {
    this.#read = { moment: this.moment.last, prompt: this.shown + by };
  }

  /** Read on, where there is more to read before the next move. */
  next(): void {
    if (this.guide && this.shown < this.moment.last) this.turn(1);
  }

  /** Let the guide make the move that it waits for. */
  skip(): void {
    if (this.move !== null) this.#table.play(this.move);
  }

  leave(): void {
    this.#left = true;
    try {
      sessionStorage.setItem(nameOf(this.#table.id), "left");
    } catch {
      // A browser that keeps nothing shows the guide again with the page.
    }
  }
}

const nameOf = (table: string) => `tablemate-guide-${table}`;

function kept(table: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(table));
  } catch {
    return null;
  }
}
