import { afterEach, expect, it, vi } from "vitest";
import { Replaying } from "./replaying.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

const replayFor = (viewer: string) => ({ viewer, last: 0, steps: [], seats: [], options: [], outcome: null });
const seenBy = (viewer: string) => ({ step: 0, viewer, views: [{ viewer }], questions: [], labels: {} });

it("shows the eyes that were chosen last, however late those before are answered", async () => {
  const answers = new Map<string, () => void>();
  vi.stubGlobal("fetch", (path: string) => {
    const url = new URL(path, location.origin);
    const viewer = url.searchParams.get("viewer") ?? "";
    const answer = url.pathname.endsWith("/replay") ? replayFor(viewer) : seenBy(viewer);
    if (!url.pathname.endsWith("/replay")) return Promise.resolve(Response.json(answer));
    return new Promise((done) => answers.set(viewer, () => done(Response.json(answer))));
  });
  const replaying = new Replaying("/api/tables/t");
  const opened = [replaying.open("0", null), replaying.open("1", null)];
  answers.get("1")?.();
  await opened[1];
  answers.get("0")?.();
  await opened[0];
  expect(replaying.eyes).toBe("1");
  expect(replaying.desk?.viewer).toBe("1");
});
