import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { hasBody } from "./has-body.ts";

/** Any film of the site needs more bandwidth. */
const MIN_BYTES_PER_MILLISECOND = 10;

/** Node's idle timeout does not fit two cases: a lead that the server is still working on, and a client that
 * receives a file a few bytes at a time. */
export function handleStalledClients(app: FastifyInstance, fileDownload: number): void {
  app.addHook("onRequest", ({ raw }, reply, done) => {
    if (hasBody(raw)) {
      // With a listener Node keeps the socket, because here the client waits for the server.
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
