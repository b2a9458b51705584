import { BACKGROUND_HEADER, DESK_API, REASON_HEADER } from "#domain/desk/urls.ts";
import { noteConnection } from "./connection.ts";
import * as touchWords from "#desk/words/en/touch.ts";
import { askForTouch } from "./touch.ts";
import { isUserPresent } from "./user-activity.ts";

export class ServerError extends Error {
  override name = "ServerError";
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(messageOf(body) ?? `status ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The server was not reached: nothing is known about what it did. */
export class ConnectionError extends Error {
  override name = "ConnectionError";
}

const TIMEOUT_MS = 20_000;
/** Documents have up to 30 MB, and a phone's connection is slow. */
const FILE_TIMEOUT_MS = 300_000;

/** `path` is below `/api/desk`. Responses are typed, not parsed: a newer server may send more than we know. */
export function read<Body>(path: string, signal?: AbortSignal): Promise<Body> {
  return requestJson<Body>("GET", path, undefined, signal);
}

export function send<Body = void>(path: string, body: unknown = {}): Promise<Body> {
  return requestJson<Body>("POST", path, body);
}

/** Asks whether a file may be read, without reading it; `url` is the whole path. */
export async function check(url: string): Promise<void> {
  await fetchResponse("HEAD", url);
}

export function remove(path: string): Promise<void> {
  return requestJson<void>("DELETE", path);
}

/** `url` is the whole path. */
export async function readBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetchResponse("GET", url, undefined, signal, FILE_TIMEOUT_MS);
  return response.arrayBuffer();
}

async function requestJson<Body>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Body> {
  const response = await fetchResponse(method, `${DESK_API}/${path}`, body, signal);
  const parsed: unknown = response.status === 204 ? undefined : await response.json().catch(noJson);
  return parsed as Body;
}

/** Throws where the server is not reached or sends an error. */
async function fetchResponse(
  method: string,
  url: string,
  body?: unknown,
  signal?: AbortSignal,
  timeout = TIMEOUT_MS,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    signal: withTimeout(timeout, signal),
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(!isUserPresent() && { [BACKGROUND_HEADER]: "1" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    noteConnection(false);
    throw new ConnectionError("server not reached", { cause });
  });
  noteConnection(true); // an error is a response too
  if (response.ok) return response;
  // The request is repeated after a touch, so that nothing that was typed is lost.
  if (response.headers.get(REASON_HEADER) === "touch") {
    if (await askForTouch()) return fetchResponse(method, url, body, signal, timeout);
    throw new ServerError(response.status, { message: touchWords.notConfirmed });
  }
  throw new ServerError(response.status, await response.json().catch(noJson));
}

function withTimeout(timeout: number, signal?: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const one of [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener("abort", () => either.abort(one.reason), { once: true });
  }
  return either.signal;
}

function noJson(): undefined {
  return undefined;
}

function messageOf(body: unknown): string | undefined {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === "string" ? message : undefined;
}
