/** Dates, numbers and lists as the language that is chosen writes them. */
import { settings } from "../settings/settings.svelte.ts";

/** A moment, given in milliseconds since 1970. */
export function moment(milliseconds: number): string {
  const written = new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" });
  return written.format(new Date(milliseconds));
}

/** A day, given as 2026-01-31. */
export function day(written: string): string {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${written}T00:00:00Z`));
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value);
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}
