/** A table online: what the server has told, and what this person asked of it. */
import type { Asking, LineState } from "./line.ts";
import type { Accepted, Contested, Hinted, Join, Now, Refused, Told, View, Want } from "../server/wire.ts";
import { settings } from "../settings/settings.svelte.ts";
import { GameClock } from "./clock.svelte.ts";
import type { Desk, Foreseen, Viewer } from "./desk.ts";
import { isWhole, withNews, withTable, type Held } from "./fold.ts";
import { Line } from "./line.ts";
import { Painting } from "./painting.ts";

/** How long a refusal and a lost race are to be seen, in milliseconds. */
const SEEN = 4_000;
/** A page that was not looked at for so long may have a line that only seems to be open, in milliseconds. */
const ASLEEP = 20_000;

/** What somebody wants that changes the table, while it waits for its answer. */
export interface Pending {
  id: string;
  asked: Asking;
  /** In which version of the table it is done; null until it was answered. */
  done: number | null;
}

/** What a bot was asked, and what it or the table said. */
export interface Advice {
  id: string;
  hint: Hinted | null;
  refused: Refused | null;
}

export class LiveTable implements Desk {
  readonly id: string;
  held = $state.raw<Held | null>(null);
  line = $state.raw<LineState>({ kind: "opening" });
  waiting = $state.raw<readonly Pending[]>([]);
  refusal = $state.raw<Refused | null>(null);
  contest = $state.raw<Contested | null>(null);
  foreseen = $state.raw<Foreseen | null>(null);
  /** About the present step; null while nobody asks. */
  advice = $state.raw<Advice | null>(null);
  /** Another tab of this browser has the table in its hands. */
  elsewhere = $state(false);
  unsaid = $state("");
  readonly past = false;

  #line: Line;
  #painting = new Painting();
  #questions = new Map<string, string>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #channel: BroadcastChannel | null = null;

  /** With `looks` the table is only looked at: it stays in the hands of the tab that has it. */
  constructor(id: string, { watch = false, looks = false }: { watch?: boolean; looks?: boolean } = {}) {
    this.id = id;
    const url = new URL(`/ws/${encodeURIComponent(id)}${watch ? "?watch=1" : ""}`, location.origin);
    url.protocol = url.protocol.replace("http", "ws");
    this.#line = new Line(url.href, {
      told: (message) => {
        const heard = Date.now();
        this.#painting.then(() => this.#told(message, heard));
      },
      state: (state) => {
        this.#painting.end();
        this.line = state;
      },
      joining: () => this.#joining(),
      pinged: () => this.clock !== null && !this.now?.ended && !this.closed,
    });
    if (looks) return;
    this.#channel = new BroadcastChannel(`tablemate-${id}${watch ? "-watch" : ""}`);
    this.#channel.onmessage = () => (this.elsewhere = true);
  }

  /** Sit down here; another tab with the same table is told. */
  open(): () => void {
    this.takeOver();
    this.#line.open();
    // By the time of day: what else counts time may stand still while a phone sleeps.
    let left = Date.now();
    const awake = () => {
      if (document.visibilityState === "hidden") left = Date.now();
      else if (this.line.kind === "lost" || Date.now() - left > ASLEEP) this.tryNow();
      else if (this.clock?.told.runs) this.#line.join();
    };
    const online = () => this.tryNow();
    document.addEventListener("visibilitychange", awake);
    addEventListener("online", online);
    return () => {
      document.removeEventListener("visibilitychange", awake);
      removeEventListener("online", online);
      this.#channel?.close();
      this.#line.close();
      this.#painting.end();
      for (const timer of this.#timers.values()) clearTimeout(timer);
    };
  }

  takeOver(): void {
    this.elsewhere = false;
    this.#channel?.postMessage(null);
  }

  tryNow(): void {
    this.#line.tryNow();
  }

  /** The table again, in the language that is chosen now, and as headings where boards are to be lists. */
  speak(): void {
    if (!this.held) return;
    const { table, now } = this.held;
    const listed = now.sections !== undefined;
    if (table.language !== settings.language || listed !== settings.chosen.list) this.#line.join();
  }

  #joining(): Join {
    const held = this.held;
    const goesOn = held !== null && held.table.language === settings.language && isWhole(held.log);
    return {
      type: "join",
      language: settings.language,
      last: goesOn ? held.version : null,
      labels: true,
      sections: settings.chosen.list,
    };
  }

  #told(message: Told, heard: number): void {
    switch (message.type) {
      case "table":
        this.#hold(withTable(this.held, message, heard));
        break;
      case "news":
        if (this.held) this.#hold(withNews(this.held, message, heard));
        break;
      case "accepted":
        this.#accepted(message);
        break;
      case "possible":
        this.#answered(message.id);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "preview":
        if (this.foreseen?.action === this.#questions.get(message.id))
          this.foreseen = { action: this.foreseen?.action ?? "", preview: message };
        this.#questions.delete(message.id);
        break;
      case "hint":
        if (this.advice?.id === message.id) this.advice = { ...this.advice, hint: message };
        break;
      case "contested":
        this.contest = message;
        this.#later("contest", () => (this.contest = null));
    }
  }

  /** What is told now; what was asked about another step, or in another language, is no answer any more.
   *
   * Nor is a refusal, but while a clock runs and others act all the time, where it is to be read.
   */
  #hold(held: Held): void {
    const { now, table } = held;
    if (now.step !== this.held?.now.step || table.language !== this.held.table.language) {
      this.foreseen = this.advice = null;
      if (!now.clock) this.refusal = null;
    }
    const goesOn = this.held?.now.paused && !now.paused;
    this.held = held;
    this.#seen();
    if (goesOn && !isWhole(held.log)) this.#line.join();
  }

  /** What was accepted is on its way until the table shows it. */
  #accepted({ id, version }: Accepted): void {
    this.waiting = this.waiting.map((each) => (each.id === id ? { ...each, done: version } : each));
    this.#seen();
  }

  #seen(): void {
    const version = this.held?.version ?? 0;
    this.waiting = this.waiting.filter(({ done }) => done === null || done > version);
  }

  #answered(id: string | null): void {
    this.waiting = this.waiting.filter((each) => each.id !== id);
  }

  #refused(message: Refused): void {
    this.#unsay(message.id);
    this.#answered(message.id);
    const asked = this.#questions.get(message.id ?? "");
    if (asked !== undefined) {
      this.#questions.delete(message.id ?? "");
      if (this.foreseen?.action !== asked) return; // nobody looks at it any more
      this.foreseen = null;
    }
    if (message.id !== null && this.advice?.id === message.id) {
      this.advice = { ...this.advice, refused: message };
      return;
    }
    this.#refuse(message);
  }

  /** What was not said is there to be said again, unless something else is being written. */
  #unsay(id: string | null): void {
    const asked = this.waiting.find((each) => each.id === id)?.asked;
    if (asked?.type === "say") this.unsaid ||= asked.text;
  }

  #refuse(refusal: Refused): void {
    this.refusal = refusal;
    this.#later("refusal", () => (this.refusal = null));
  }

  tell(sentence: string): void {
    this.#refuse({ type: "refused", id: null, code: "", rule: "", sentence, topic: null });
  }

  chose(): void {
    this.refusal = null;
  }

  #later(what: string, end: () => void): void {
    clearTimeout(this.#timers.get(what));
    this.#timers.set(what, setTimeout(end, SEEN));
  }

  /** Ask for something that changes the table. */
  want(asked: Asking): string {
    this.refusal = null;
    const id = this.#line.ask(asked);
    this.waiting = [...this.waiting, { id, asked, done: null }];
    this.#painting.begin();
    return id;
  }

  play(action: string, seat?: number): void {
    if (!this.held || this.inert || this.#plays(action, seat)) return;
    const { step } = this.held.now;
    const sent = this.clock?.exact;
    this.foreseen = null;
    this.want({
      type: "play",
      action,
      step,
      ...(sent === undefined ? {} : { sent }),
      ...(seat === undefined ? {} : { seat }),
    });
  }

  /** Is it on its way already, for that seat? */
  #plays(action: string, seat: number | undefined): boolean {
    return this.waiting.some(({ asked }) => asked.type === "play" && asked.action === action && asked.seat === seat);
  }

  undo(): void {
    if (!this.held || this.waiting.some(({ asked }) => asked.type === "undo")) return;
    this.want({ type: "undo", step: this.held.now.step });
  }

  /** Ask a bot what it would do; about one step it always says the same. */
  hint(): void {
    if (this.advice && !this.advice.refused) return;
    this.advice = { id: this.#line.ask({ type: "hint" }), hint: null, refused: null };
  }

  /** Want what happens when everybody wants it, or not any more. */
  agree(what: Want["what"], wanted: boolean): void {
    this.want({ type: "want", what, wanted });
  }

  foresee(action: string | null): void {
    if (action === this.foreseen?.action) return;
    this.foreseen = action === null ? null : { action, preview: null };
    if (action !== null) this.#questions.set(this.#line.ask({ type: "preview", action }), action);
  }

  why(action: string): void {
    this.#line.ask({ type: "why", action });
  }

  say(text: string): void {
    this.want({ type: "say", text });
  }

  ready(ready: boolean): void {
    this.want({ type: "ready", ready });
  }

  sign(sign: string, piece?: string): void {
    this.want({ type: "sign", sign, piece: piece ?? null });
  }

  // Each of its own, so that a message which changes one of them is not news of the others.
  game: string = $derived(this.held?.table.game ?? "");
  viewer: Viewer = $derived(this.held?.table.viewer ?? "spectator");
  seats = $derived(this.held?.seats ?? []);
  step: number = $derived(this.held?.now.step ?? 0);
  agreed = $derived(this.held?.table.agreed ?? {});
  started: boolean = $derived(this.held?.now.started ?? true);
  now: Now | null = $derived(this.held?.now ?? null);
  view: View | null = $derived(this.now?.view ?? null);
  sentence: string = $derived(this.now?.ended?.sentences[0] ?? this.now?.sentence ?? "");
  questions = $derived(this.now?.questions ?? []);
  choices = $derived(this.now?.actions ?? []);
  absent = $derived(this.now?.absent ?? []);
  labels = $derived(this.now?.labels ?? {});
  sections = $derived(this.now?.sections ?? null);
  signs = $derived(this.now?.signs ?? []);
  mayTalk: boolean = $derived(this.now?.may_talk ?? false);
  log = $derived(this.held?.log ?? []);
  latest = $derived(this.held?.latest ?? null);
  /** The host has closed the table: nobody plays here any more. */
  closed = $derived(this.log.some((each) => each.kind === "closed"));
  clock = $derived(this.held?.now.clock ? new GameClock(this.held.now.clock, this.held.heard) : null);
  pending: ReadonlySet<string> = $derived(
    new Set(
      this.waiting.flatMap(({ asked }) => (asked.type === "play" && asked.seat === undefined ? [asked.action] : [])),
    ),
  );
  inert: boolean = $derived(this.line.kind !== "open" || this.closed || this.elsewhere || this.viewer === "spectator");
  mayUndo: boolean = $derived((this.now?.undo ?? false) && !this.inert);
}
