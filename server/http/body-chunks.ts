import type { Readable } from "node:stream";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { countGarbage } from "./collect-garbage.ts";
import { HttpError } from "./http-error.ts";
import { REQUEST_TIMEOUT_TEXT, TOO_LARGE_TEXT } from "./response-body.ts";

export type BodyLimits = {
  maxBytes: number;
  /** Milliseconds until the next byte; the consumer's own time does not count. */
  idleTimeout: number;
};

const EVENTS = ["readable", "end", "error", "close"];

/** Leaving the loop early keeps the rest for a second loop. */
export async function* bodyChunks(
  raw: Readable,
  { maxBytes, idleTimeout }: BodyLimits,
): AsyncGenerator<Buffer, void> {
  let resume = () => {};
  const onEvent = () => resume();
  for (const event of EVENTS) raw.on(event, onEvent);
  let bytes = 0;
  try {
    while (!raw.readableEnded) {
      const chunk = raw.read() as Buffer | null;
      if (chunk) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new HttpError(413, TOO_LARGE_TEXT);
        yield chunk;
        countGarbage(chunk.length);
      } else if (raw.destroyed) {
        throw new HttpError(400, FAILURE_TEXTS.validation); // the client has hung up
      } else {
        await new Promise<void>((resolve, reject) => {
          const timeOut = () => reject(new HttpError(408, REQUEST_TIMEOUT_TEXT));
          const timer = setTimeout(timeOut, idleTimeout);
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  } finally {
    for (const event of EVENTS) raw.off(event, onEvent);
  }
}
