/** Focus that goes round a group with the arrows: one stop for the tab key. */

/** Which of them comes next by a key; null where the key is none of ours. */
export function stepped(key: string, at: number, count: number): number | null {
  if (!count) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
