/** The nouns of the game as they are printed on cards, in the language that is chosen. */
import type { NounAbout } from "../../server/api.ts";
import { Legend as Nouns } from "../../table/legend.svelte.ts";
import { t } from "../../words/words.svelte.ts";
import { figure, printed, SUITS, type Suit, type Who } from "./terms.ts";

export type Noun = Omit<NounAbout, "short" | "when">;

const USUAL = "standard";

/** Until the server has answered the spoken labels serve. */
export class Legend extends Nouns {
  /** A set of cards that comes with the game has the usual words; one of somebody's own has its own. */
  constructor(cards: () => unknown) {
    super("origin_story", () => (cards() === USUAL ? null : { cards: cards() }));
  }

  power(id: string, labels: Readonly<Record<string, string>>): Noun {
    const known = this.noun("powers", id);
    return known ?? { name: labels[id]?.split(/ \(|: |, /)[0] ?? id, kind: null, text: null, lines: [] };
  }

  event(id: string): Noun | undefined {
    return this.noun("vancards", id);
  }

  /** What has a part in what happens next: a card of yours, or the event. */
  part(id: string, labels: Readonly<Record<string, string>>): string {
    return this.event(id)?.name ?? this.power(id, labels).name;
  }

  /** A card as it is read aloud: one that comes and goes within a turn is in no view, and has the name of what it shows. */
  card(card: string, labels: Readonly<Record<string, string>>): string {
    const { value, suit } = printed(card);
    return labels[card] ?? t("os-card-aloud", { value: figure(value), suit: this.suit(suit).name });
  }

  who(who: Who): string {
    return this.name("who", who) || who;
  }

  side(side: string): string {
    return this.name("sides", side) || side;
  }

  suit(suit: Suit): { name: string; letter: string } {
    return { name: this.name("suits", suit) || suit, letter: this.short("suits", suit) || suit };
  }

  /** Which suit a letter means in this language; none until the server has answered. */
  letters: Record<string, Suit> = $derived(
    Object.fromEntries(
      SUITS.flatMap((suit) => (this.noun("suits", suit) ? [[this.short("suits", suit) || suit, suit]] : [])),
    ),
  );
}
