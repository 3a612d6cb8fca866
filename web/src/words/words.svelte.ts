/** The client's own labels: catalogues of both languages, gathered from beside what they label.
 *
 * Words of a game come from the server; nothing here joins a sentence from parts.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings/settings.svelte.ts";

export type Arguments = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>("../**/*.ftl", { query: "?raw", import: "default", eager: true });

/** The text of all catalogues of a language. */
export function textOf(language: Language): string[] {
  return Object.entries(catalogues)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .map(([, text]) => text);
}

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of textOf(language)) {
    const [fault] = bundle.addResource(new FluentResource(text));
    if (fault) throw fault;
  }
  return bundle;
}

const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language);
  if (!found) bundles.set(language, (found = bundleOf(language)));
  return found;
}

/** A label in a language; a message that is not there is a mistake of ours, and a test finds it. */
export function labelled(language: Language, id: string, args: Arguments = {}): string {
  const message = bundle(language).getMessage(id);
  if (!message?.value) throw new Error(`no words for ${id}`);
  const faults: Error[] = [];
  const text = bundle(language).formatPattern(message.value, args, faults);
  if (faults[0]) throw faults[0];
  return text;
}

/** A label in the language that is chosen now. */
export function t(id: string, args?: Arguments): string {
  return labelled(settings.language, id, args);
}
