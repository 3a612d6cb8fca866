/** A table while it is being set up: options, seats, and what the server says of them. */
import type { GameAbout, LegendAbout, OptionAbout, OptionsAbout, TableAsked, ValueAbout } from "../../server/api.ts";
import { Asked } from "../../server/asked.svelte.ts";
import { get, post } from "../../server/http.ts";
import type { Seats } from "../../table/making.ts";
import { isBySeat, isOpen, seatsAsked, taken, type Given, type Sitter } from "./form.ts";

const PLAYERS = "players";

export class SettingUp {
  readonly game: string;
  given = $state.raw<Given>({});
  sitters = $state<Sitter[]>([]);
  sit = $state(true);
  practice = $state(false);
  autoRoll = $state(false);
  about: Asked<GameAbout>;
  options: Asked<OptionsAbout>;
  /** The same without what is chosen for each seat, if anything is: that goes where another number of players is chosen. */
  shared: Asked<OptionsAbout | null>;
  legend: Asked<LegendAbout>;

  constructor(game: string) {
    this.game = game;
    this.about = new Asked(() => get<GameAbout>(`/api/games/${game}`));
    const form = (given: Given) => post<OptionsAbout>(`/api/games/${game}/options`, { given });
    this.options = new Asked(() => form(this.given));
    this.shared = new Asked(async () => (this.#bySeat.length ? form(this.#given(PLAYERS)) : null));
    this.legend = new Asked(() => get<LegendAbout>(`/api/games/${game}/legend`));
    $effect(() => this.#seat(this.seats));
  }

  #open = $derived.by(() => (this.options.value?.form ?? []).filter(isOpen));
  #bySeat = $derived.by(() => this.#open.filter(isBySeat).filter(({ name }) => name in this.given));
  players = $derived.by(() => (this.shared.value?.form ?? this.#open).find(({ name }) => name === PLAYERS));
  /** What can be chosen, and says something in such a game. */
  choices = $derived.by(() => this.#open.filter((each) => each.matters && each.by !== "flag" && each.name !== PLAYERS));
  flags = $derived.by(() => this.#open.filter((each) => each.matters && each.by === "flag"));
  /** What would be said for nothing. */
  idle = $derived.by(() => this.#open.filter((each) => !each.matters));
  seats = $derived(Number(this.players?.chosen ?? 1));

  #seat(seats: number): void {
    const bot = this.about.value?.bots.at(-1) ?? "";
    while (this.sitters.length < seats) this.sitters.push({ kind: "person", name: "", bot });
    for (const sitter of this.sitters) sitter.bot ||= bot;
  }

  choose(option: OptionAbout, value: ValueAbout): void {
    if (value.possible) this.say(option, taken(option, value, this.given));
  }

  say(option: OptionAbout, value: unknown): void {
    this.given = { ...this.#given(option.name), [option.name]: value };
  }

  /** What else is chosen stays beside this option; what is chosen for each seat not beside another number of them. */
  #given(option: string): Given {
    if (option !== PLAYERS) return this.given;
    const bySeat = new Set(this.#bySeat.map(({ name }) => name));
    return Object.fromEntries(Object.entries(this.given).filter(([name]) => !bySeat.has(name)));
  }

  reset(): void {
    this.given = {};
  }

  get asked(): TableAsked {
    return {
      game: this.game,
      options: { ...this.options.value?.needed, ...this.given },
      seats: seatsAsked(this.sitters.slice(0, this.seats)) as Seats,
      practice: this.practice,
      auto_roll: this.autoRoll,
      sit: this.sit,
    };
  }
}
