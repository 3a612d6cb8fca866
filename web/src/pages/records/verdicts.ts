/** The sign of what a check came to: it holds, it fails, or nothing can be said. */
export function signOf(found: string): "i-check" | "i-x" | "i-ask" {
  if (found === "holds") return "i-check";
  return found === "fails" ? "i-x" : "i-ask";
}
