/** A table online: what the server has told, and what this person asked of it. */
import type { Asking, LineState } from "./line.ts";
import type { Contested, Hinted, Join, Now, Refused, Told, View, Want } from "../server/wire.ts";
import { settings } from "../settings/settings.svelte.ts";
import { GameClock } from "./clock.svelte.ts";
import type { Desk, Foreseen, Viewer } from "./desk.ts";
import { withNews, withTable, type Held } from "./fold.ts";
import { Line } from "./line.ts";

/** How long a refusal and a lost race are to be seen, in milliseconds. */
const SEEN = 4_000;
/** A page that was not looked at for so long may have a line that only seems to be open, in milliseconds. */
const ASLEEP = 20_000;

/** What somebody wants that changes the table, while it waits for its answer. */
export interface Pending {
  id: string;
  asked: Asking;
  since: number;
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
  readonly past = false;

  #line: Line;
  #questions = new Map<string, string>();
  #listens = $state.raw<Told | null>(null);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #channel: BroadcastChannel;

  constructor(id: string, { watch = false }: { watch?: boolean } = {}) {
    this.id = id;
    const url = new URL(`/ws/${encodeURIComponent(id)}${watch ? "?watch=1" : ""}`, location.origin);
    url.protocol = url.protocol.replace("http", "ws");
    this.#line = new Line(url.href, {
      told: (message) => this.#told(message),
      state: (state) => (this.line = state),
      joining: () => this.#joining(),
    });
    this.#channel = new BroadcastChannel(`tablemate-${id}${watch ? "-watch" : ""}`);
    this.#channel.onmessage = () => (this.elsewhere = true);
  }

  /** Sit down here; another tab with the same table is told. */
  open(): () => void {
    this.takeOver();
    this.#line.open();
    let left = performance.now();
    const awake = () => {
      if (document.visibilityState === "hidden") left = performance.now();
      else if (this.line.kind === "lost" || performance.now() - left > ASLEEP) this.tryNow();
    };
    const online = () => this.tryNow();
    document.addEventListener("visibilitychange", awake);
    addEventListener("online", online);
    return () => {
      document.removeEventListener("visibilitychange", awake);
      removeEventListener("online", online);
      this.#channel.close();
      this.#line.close();
      for (const timer of this.#timers.values()) clearTimeout(timer);
    };
  }

  takeOver(): void {
    this.elsewhere = false;
    this.#channel.postMessage(null);
  }

  tryNow(): void {
    this.#line.tryNow();
  }

  /** The whole table again, in the language that is chosen now. */
  speak(): void {
    if (this.held && this.held.table.language !== settings.language) this.#line.join();
  }

  #joining(): Join {
    const same = this.held?.table.language === settings.language;
    return {
      type: "join",
      language: settings.language,
      last: same ? (this.held?.version ?? null) : null,
      labels: true,
    };
  }

  #told(message: Told): void {
    const heard = performance.now();
    this.#listens = message;
    switch (message.type) {
      case "table":
        this.held = withTable(this.held, message, heard);
        break;
      case "news":
        if (this.held) this.#news(withNews(this.held, message, heard));
        break;
      case "accepted":
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

  #news(held: Held): void {
    if (held.now.step !== this.held?.now.step) this.foreseen = this.advice = null;
    this.held = held;
  }

  #answered(id: string | null): void {
    this.waiting = this.waiting.filter((each) => each.id !== id);
  }

  #refused(message: Refused): void {
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
    this.refusal = message;
    this.#later("refusal", () => (this.refusal = null));
  }

  #later(what: string, end: () => void): void {
    clearTimeout(this.#timers.get(what));
    this.#timers.set(what, setTimeout(end, SEEN));
  }

  /** The last message, for whoever waits for an answer of its own kind. */
  get lastTold(): Told | null {
    return this.#listens;
  }

  /** Ask for something that changes the table. */
  want(asked: Asking): string {
    this.refusal = null;
    const id = this.#line.ask(asked);
    this.waiting = [...this.waiting, { id, asked, since: performance.now() }];
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
    if (this.held) this.want({ type: "undo", step: this.held.now.step });
  }

  /** Ask a bot what it would do. */
  hint(): void {
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

  game: string = $derived(this.held?.table.game ?? "");
  viewer: Viewer = $derived(this.held?.table.viewer ?? "spectator");
  get seats() {
    return this.held?.seats ?? [];
  }
  get step(): number {
    return this.held?.now.step ?? 0;
  }
  get agreed() {
    return this.held?.table.agreed ?? {};
  }
  get started(): boolean {
    return this.held?.now.started ?? true;
  }
  get view(): View | null {
    return this.held?.now.view ?? null;
  }
  get now(): Now | null {
    return this.held?.now ?? null;
  }
  get sentence(): string {
    return this.now?.ended?.sentences[0] ?? this.now?.sentence ?? "";
  }
  get questions() {
    return this.held?.now.questions ?? [];
  }
  get choices() {
    return this.held?.now.actions ?? [];
  }
  get absent() {
    return this.held?.now.absent ?? [];
  }
  get labels() {
    return this.held?.now.labels ?? {};
  }
  get signs() {
    return this.held?.now.signs ?? [];
  }
  get mayUndo(): boolean {
    return (this.held?.now.undo ?? false) && !this.inert;
  }
  get mayTalk(): boolean {
    return this.held?.now.may_talk ?? false;
  }
  get log() {
    return this.held?.log ?? [];
  }
  get latest() {
    return this.held?.latest ?? null;
  }
  /** The host has closed the table: nobody plays here any more. */
  closed = $derived(this.held?.log.some((each) => each.kind === "closed") ?? false);
  clock = $derived(this.held?.now.clock ? new GameClock(this.held.now.clock, this.held.heard) : null);
  pending: ReadonlySet<string> = $derived(
    new Set(
      this.waiting.flatMap(({ asked }) => (asked.type === "play" && asked.seat === undefined ? [asked.action] : [])),
    ),
  );
  get inert(): boolean {
    return this.line.kind !== "open" || this.closed || this.elsewhere || this.viewer === "spectator";
  }
}
