import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { hasBody } from "./has-body.ts";

/** Slower than the slowest line on which anybody would watch a film. */
const MIN_BYTES_PER_MILLISECOND = 10;

/**
 * Node destroys a connection on which nothing has moved for the connection timeout. Two cases need
 * more than that: a lead that the server itself is busy with, and a client that takes a file from the
 * disk a few bytes at a time.
 */
export function handleStalledClients(app: FastifyInstance, fileDownload: number): void {
  app.addHook("onRequest", ({ raw }, reply, done) => {
    if (hasBody(raw)) {
      // With a listener Node leaves the decision to us: the client waits for the server here.
      reply.raw.on("timeout", (socket) => void (reply.raw.headersSent && socket.destroy()));
    }
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (payload instanceof Readable) {
      const bytes = Number(reply.getHeader("content-length") ?? 0);
      const milliseconds = fileDownload + bytes / MIN_BYTES_PER_MILLISECOND;
      const timer = setTimeout(() => reply.raw.destroy(), milliseconds);
      reply.raw.once("close", () => clearTimeout(timer));
    }
    done();
  });
}
