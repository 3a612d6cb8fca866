/** What the server is asked once: while it cannot be reached, again until it answers. */
import { Refusal, UNREACHABLE } from "./http.ts";

const PAUSE = 500;
const LONGEST_PAUSE = 8_000;
const asked = new Map<string, Promise<unknown>>();

/** The answer to what is asked under this name; whatever was refused is asked anew. */
export function once<T>(name: string, ask: () => Promise<T>): Promise<T> {
  let found = asked.get(name) as Promise<T> | undefined;
  if (!found) {
    found = patiently(ask);
    asked.set(name, found);
    found.catch(() => asked.delete(name));
  }
  return found;
}

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let pause = PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.code === UNREACHABLE)) throw problem;
    }
    await new Promise((goOn) => setTimeout(goOn, pause));
  }
}
