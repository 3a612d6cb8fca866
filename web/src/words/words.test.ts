import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../settings/settings.svelte.ts";
import { textOf } from "./words.svelte.ts";

const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

/** What is put into a sentence, without what is written in braces within it. */
const PLACEABLE = /\{[^{}]*\}/g;
/** A typewriter's apostrophe; a sign before which, or a guillemet behind which, a line could break, or that stands too near. */
const WRONGLY_SET = /'|[^\u00a0\u202f\s][:;?!»](?=\s|$)| [:;?!»](?=\s|$)|«(?![\u00a0\u202f])/;

/** Two words with a colon between them, which French sets otherwise; a key by its English name. */
const JOINED = /\}: (\{|\$\{)/;
const KEYCAP = /<kbd[^>]*>[A-Z]\w+/i;

function messages(language: (typeof LANGUAGES)[number]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of textOf(language))
    for (const entry of new FluentResource(text).body) {
      const variables = [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map(
        (match) => match[1] ?? "",
      );
      expect(found.has(entry.id), `${entry.id} is there twice in ${language}`).toBe(false);
      found.set(entry.id, [...new Set(variables)].sort());
    }
  return found;
}

describe("catalogues", () => {
  it("say the same in both languages, with the same arguments", () => {
    expect(messages("fr")).toEqual(messages("en"));
  });

  it("have every label that is asked for by its name", () => {
    const known = messages("en");
    const asked = Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(/\bt\("([\w-]+)"/g)].map((match) => ({ path, id: match[1] ?? "" })),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it("are where all words of a template come from: none is written there, nor joined from two", () => {
    const templates = Object.entries(sources).filter(([path]) => path.endsWith(".svelte"));
    const found = templates.filter(([, source]) => {
      const [markup = ""] = (source.split("</script>").at(-1) ?? "").split("<style");
      return JOINED.test(markup) || KEYCAP.test(markup);
    });
    expect(found.map(([path]) => path)).toEqual([]);
  });

  it("set French as French is set", () => {
    const lines = textOf("fr").flatMap((text) => text.split("\n"));
    const said = lines.filter((line) => !line.startsWith("#")).map((line) => line.replace(PLACEABLE, "0"));
    expect(said.filter((line) => WRONGLY_SET.test(line))).toEqual([]);
  });
});
