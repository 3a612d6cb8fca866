/** A socket for tests: it opens, tells and breaks when it is told to. */
import type { Heard } from "../server/wire.ts";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: Heard[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Heard);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.tells({ type: "table" });
  }
  tells(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

export const latest = () => FakeSocket.made.at(-1) as FakeSocket;
