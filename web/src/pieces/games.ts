/** The sign that stands for a game where there is no room for a picture. */
const SIGNS: Readonly<Record<string, string>> = {
  assembly: "m-shuttle_bay",
  fuse: "i-fire",
  origin_story: "i-hero",
};

export function signOf(game: string): string {
  return SIGNS[game] ?? "i-star";
}
