import type { ServerResponse } from "node:http";
import type { z } from "zod";
import { liveEvents } from "#domain/desk/live.ts";

type Events = typeof liveEvents;

export type LiveEvent = { [Name in keyof Events]: [Name, z.input<Events[Name]>] }[keyof Events];

export type LiveConnection = {
  send(event: LiveEvent): void;
  keepAlive(): void;
  end(): void;
  onClose(listener: () => void): void;
};

/** A client that stops receiving must not fill the memory. */
const MAX_UNSENT_BYTES = 256 * 1024;

/** Milliseconds until the browser reconnects. */
const RETRY = 2000;

/** The response's headers must not have been sent. */
export function openLiveConnection(
  response: ServerResponse,
  headers: Record<string, string | string[] | number | undefined>,
): LiveConnection {
  response.writeHead(200, {
    ...headers,
    "content-type": "text/event-stream; charset=utf-8",
    connection: "close", // it would stay open for the next request when the server closes
    "x-accel-buffering": "no", // nginx would collect the events
  });
  function write(text: string): void {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
    else response.write(text);
  }
  write(`retry: ${RETRY}\n\n`);
  return {
    send([name, data]) {
      write(`event: ${name}\ndata: ${JSON.stringify(liveEvents[name].parse(data))}\n\n`);
    },
    keepAlive: () => write(":\n\n"),
    end: () => void response.end(),
    onClose: (listener) => void response.once("close", listener),
  };
}
