/** The connection to a table: it is opened again when it is lost, and whatever was not answered is said again.
 *
 * The server carries out the same id only once, so that nothing is done twice.
 */
import { parsed } from "../server/json.ts";
import type { Heard, Join, Told } from "../server/wire.ts";

export type LineState =
  | { kind: "opening" }
  | { kind: "open" }
  /** Lost; `again` is when it is tried next, by `performance.now()`, `why` what the server said, if it did. */
  | { kind: "lost"; again: number; why: string }
  /** Closed for good, and why. */
  | { kind: "gone"; code: string; sentence: string };

export interface Hears {
  told(message: Told): void;
  state(state: LineState): void;
  /** How to join: in which language, and what is known already. */
  joining(): Join;
  /** Does the server say something every two seconds, whatever happens? */
  pinged(): boolean;
}

/** A message with an id, which is answered. */
export type Asked = Extract<Heard, { id: string }>;
/** One of them without its id. */
export type Asking = Asked extends infer Each ? (Each extends Asked ? Omit<Each, "id"> : never) : never;

const PAUSES = [250, 500, 1_000, 2_000, 4_000, 8_000];
/** How long nothing is heard of a server that should say something until the line counts as lost, in milliseconds. */
const SILENT = 6_000;
/** The same for a line that is being opened, which takes long where the way is long. */
const OPENS = 15_000;
/** What heals by itself: a server that stops may come back, and a disk that failed may be read again. */
const COMES_BACK = new Set(["server_stops", "table_unreadable", "too_many_requests", "too_many_connections"]);
/** What answers a message with an id. */
const ANSWERED = new Set(["accepted", "refused", "preview", "possible", "hint"]);

export class Line {
  #url: string;
  #hears: Hears;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Asked>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #joined = false;
  #over = false;
  /** Why the server closed it, in its words, if it did. */
  #why = "";
  // Not `randomUUID`: a page of a server in somebody's network, which has no https, lacks it.
  #name = crypto.getRandomValues(new Uint32Array(1)).join();
  #number = 0;

  constructor(url: string, hears: Hears) {
    this.#url = url;
    this.#hears = hears;
  }

  open(): void {
    clearTimeout(this.#timer);
    if (this.#over) return;
    this.#hears.state({ kind: "opening" });
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => this.#send(this.#hears.joining());
    socket.onmessage = (event) => {
      this.#listen();
      this.#told(parsed<Told>(event.data as string));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Try now instead of later; a line that seems open is looked at as well, for a phone that slept. */
  tryNow(): void {
    if (this.#over || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#drop();
    this.open();
  }

  /** Join again: in another language, or for the whole log. */
  join(): void {
    this.#send(this.#hears.joining());
  }

  /** Ask the table; the id under which the answer comes. */
  ask(asking: Asking): string {
    const message = { ...asking, id: `${this.#name}-${++this.#number}` } as Asked;
    if (!this.#expects()) this.#listen();
    this.#waiting.set(message.id, message);
    if (this.#joined) this.#send(message);
    return message.id;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Something was heard, or something is asked: the silence begins anew. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#silent(), this.#joined ? SILENT : OPENS);
  }

  /** A line may die without a word: where an answer is due, silence says so, and ids make another try safe. */
  #silent(): void {
    if (!this.#socket || (this.#joined && !this.#expects())) return;
    this.#drop();
    this.#lost();
  }

  /** Should the server say something soon? A bot that is asked for a hint takes its time. */
  #expects(): boolean {
    return this.#hears.pinged() || [...this.#waiting.values()].some(({ type }) => type !== "hint");
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#joined = false;
    clearTimeout(this.#silence);
    socket?.close();
  }

  #send(message: Heard): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #told(message: Told): void {
    if (message.type === "ping") return this.#send({ type: "pong", number: message.number });
    if (message.type === "bye") return this.#bye(message.code, message.sentence);
    if (ANSWERED.has(message.type) && "id" in message && message.id) this.#waiting.delete(message.id);
    this.#hears.told(message);
    if (message.type === "table" && !this.#joined) this.#isOpen();
  }

  #isOpen(): void {
    this.#joined = true;
    this.#tries = 0;
    this.#hears.state({ kind: "open" });
    for (const message of this.#waiting.values()) this.#send(message);
  }

  #bye(code: string, sentence: string): void {
    if (COMES_BACK.has(code)) {
      this.#why = sentence;
      return;
    }
    this.#over = true;
    this.#hears.state({ kind: "gone", code, sentence });
  }

  #lost(): void {
    this.#socket = null;
    this.#joined = false;
    clearTimeout(this.#silence);
    if (this.#over) return;
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 0;
    this.#tries += 1;
    this.#hears.state({ kind: "lost", again: performance.now() + pause, why: this.#why });
    this.#why = "";
    this.#timer = setTimeout(() => this.open(), pause);
  }
}
