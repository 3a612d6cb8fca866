/** What the pieces of a game are called and what they do, in the person's language, from the server. */
import type { LegendAbout, NounAbout } from "../server/api.ts";
import { get, post } from "../server/http.ts";
import { once } from "../server/once.ts";
import { settings } from "../settings/settings.svelte.ts";

type Groups = LegendAbout["groups"];
export type Given = Readonly<Record<string, unknown>>;

/** Asked once for each game, language and options. */
function groupsOf(game: string, language: string, given: Given | null): Promise<Groups> {
  return once(`legend ${JSON.stringify([game, language, given])}`, async () => {
    const path = `/api/games/${game}/legend`;
    const legend = given === null ? get<LegendAbout>(path) : post<LegendAbout>(path, { given });
    return (await legend).groups;
  });
}

/** The nouns of a game; to be made while a component is set up, for it follows the language that is chosen. */
export class Legend {
  #groups = $state.raw<Groups>({});

  /** `given`: the options of a table whose cards are its own; null where the usual words serve. */
  constructor(game: string, given: () => Given | null = () => null) {
    $effect(() => {
      let wanted = true;
      groupsOf(game, settings.language, given()).then(
        (groups) => wanted && (this.#groups = groups),
        () => {}, // where they are refused pieces have their symbols and spoken labels
      );
      return () => (wanted = false);
    });
  }

  noun(group: string, id: string): NounAbout | undefined {
    return this.#groups[group]?.[id];
  }

  name(group: string, id: string): string {
    return this.noun(group, id)?.name ?? "";
  }

  /** What is printed on a card, by the name that views have for it. */
  printed(id: string): string {
    return Object.values(this.#groups).find((group) => group[id]?.text)?.[id]?.text ?? "";
  }

  /** The code that stands for a name where there is little room. */
  short(group: string, id: string): string {
    return this.noun(group, id)?.short ?? "";
  }
}
