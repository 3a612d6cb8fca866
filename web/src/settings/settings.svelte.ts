/** What a person has chosen for this browser; kept there, and never sent. */

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "light" | "dark" | "system";

export interface Chosen {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Nothing moves by itself; the system's wish counts as well. */
  still: boolean;
  /** The board as headings and lists. */
  list: boolean;
  /** A second tap is not needed to commit; null: as the game has it. */
  oneTap: boolean | null;
  /** Letters and digits act without a modifier. */
  keys: boolean;
  /** How fast opponents of the rulebook play their steps out. */
  speed: "slow" | "normal" | "instant";
  /** What others do is spoken too; null: where no clock runs. */
  spoken: boolean | null;
}

const KEPT = "tablemate-settings";

function usual(): Chosen {
  return {
    language: firstOf(navigator.languages),
    theme: "system",
    sound: false,
    still: false,
    list: false,
    oneTap: null,
    keys: true,
    speed: "normal",
    spoken: null,
  };
}

/** The first that we speak of the languages that a browser asks for, such as `fr-CA`. */
export function firstOf(wanted: readonly string[]): Language {
  const spoken = wanted.flatMap((each) => LANGUAGES.filter((one) => one === each.toLowerCase().split(/[-_]/)[0]));
  return spoken[0] ?? "en";
}

/** What was kept, as far as it is what we would keep: an odd value is as if nothing had been kept. */
export function read(text: string | null, otherwise: Chosen): Chosen {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return otherwise;
  }
  if (typeof kept !== "object" || kept === null) return otherwise;
  const fits = Object.entries(kept).filter(([name, value]) => isValue(name, value));
  return { ...otherwise, ...Object.fromEntries(fits) };
}

function isValue(name: string, value: unknown): boolean {
  switch (name) {
    case "language":
      return LANGUAGES.some((each) => each === value);
    case "theme":
      return value === "light" || value === "dark" || value === "system";
    case "speed":
      return value === "slow" || value === "normal" || value === "instant";
    case "oneTap":
    case "spoken":
      return value === null || typeof value === "boolean";
    case "sound":
    case "still":
    case "list":
    case "keys":
      return typeof value === "boolean";
    default:
      return false;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

class Settings {
  chosen = $state.raw<Chosen>(read(stored(), usual()));
  #calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const dark = matchMedia("(prefers-color-scheme: dark)");
    calm.addEventListener("change", () => (this.#calm = calm.matches));
    dark.addEventListener("change", () => (this.#dark = dark.matches));
    addEventListener("storage", (event) => {
      if (event.key === KEPT) this.chosen = read(event.newValue, usual());
    });
  }

  get language(): Language {
    return this.chosen.language;
  }

  /** Pieces appear at their place instead of moving there. */
  get still(): boolean {
    return this.chosen.still || this.#calm;
  }

  get theme(): "light" | "dark" {
    if (this.chosen.theme !== "system") return this.chosen.theme;
    return this.#dark ? "dark" : "light";
  }

  choose(change: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...change };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.chosen));
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
  }
}

export const settings = new Settings();
