/** Links that somebody was sent, pasted as they came. */

/** The page of this server that a link leads to: a seat or a table; null if it is no such link. */
export function pageOfLink(text: string): string | null {
  const found = /(?:^|\/)(s|t)\/([\w-]{8,100})(?=[/?#\s]|$)(\S*)/.exec(text.trim());
  if (!found) return null;
  const watch = found[1] === "t" && /[?&]watch\b/.test(found[3] ?? "");
  return `/${found[1]}/${found[2]}${watch ? "?watch=1" : ""}`;
}
