/** Asks the server over HTTP; every answer is in the person's language. */
import { settings } from "../settings/settings.svelte.ts";
import type { Trouble } from "./api.ts";
import { parsed } from "./json.ts";

/** What the server refused, with its sentence; or that it did not answer. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(trouble: Trouble, status: number) {
    super(trouble.sentence);
    this.code = trouble.code;
    this.status = status;
  }
}

export const UNREACHABLE = "unreachable";

type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await answerOf(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  return response.status === 204 ? (undefined as T) : bodyOf<T>(response);
}

/** Brings a file as it is. */
export async function bring<T>(path: string, file: Blob): Promise<T> {
  const response = await answerOf(path, {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/json" },
  });
  return bodyOf<T>(response);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>("POST", path, body);

async function answerOf(path: string, request: RequestInit): Promise<Response> {
  let response;
  try {
    response = await fetch(spoken(path), { credentials: "same-origin", ...request });
  } catch {
    throw new Refusal({ code: UNREACHABLE, sentence: "" }, 0);
  }
  if (!response.ok) throw new Refusal(await troubleOf(response), response.status);
  return response;
}

/** What was answered; an answer that is cut off on its way is none. */
async function bodyOf<T>(response: Response): Promise<T> {
  try {
    return parsed<T>(await response.text());
  } catch {
    throw new Refusal({ code: UNREACHABLE, sentence: "" }, 0);
  }
}

function spoken(path: string): string {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", settings.language);
  return url.pathname + url.search;
}

async function troubleOf(response: Response): Promise<Trouble> {
  try {
    return (await response.json()) as Trouble;
  } catch {
    return { code: UNREACHABLE, sentence: "" };
  }
}
