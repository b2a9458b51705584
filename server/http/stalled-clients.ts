import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { hasBody } from "./has-body.ts";

/** The bytes that a client takes in a window at least, while there are any for it: about one kilobyte a second, less than any
 * connection on which the site can be used. */
const MIN_PROGRESS = 64 * 1024;

const CHECKS_PER_WINDOW = 6;

/** What a client had taken at the time from which its progress counts. */
type Mark = { at: number; taken: number };

/** Node's idle timeout ends a connection on which nothing moves. It does not fit two cases: a lead that the server
 * is still working on, and a client that takes a few bytes now and then, for which the progress is watched.
 *
 * A download may take as long as it needs, because a limit on its time cut off large exports on slow lines. A limit on
 * silence alone would let one client keep many connections, each with its buffers and its open file, by a byte in half a
 * minute. With this progress a thousand of them cost it a megabyte a second, and less is to be had by idle
 * connections, which have no buffers. */
export function handleStalledClients(app: FastifyInstance, progressWindow: number): void {
  app.addHook("onRequest", ({ raw }, reply, done) => {
    if (hasBody(raw)) {
      // With a listener Node keeps the socket, because here the client waits for the server.
      reply.raw.on("timeout", (socket) => void (reply.raw.headersSent && socket.destroy()));
    }
    done();
  });

  const marks = new Map<Socket, Mark>();
  app.server.on("connection", (socket: Socket) => {
    marks.set(socket, markOf(socket));
    socket.once("close", () => marks.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, mark] of marks) {
      const now = markOf(socket);
      if (socket.writableLength === 0 || now.taken - mark.taken >= MIN_PROGRESS) {
        marks.set(socket, now);
      } else if (now.at - mark.at >= progressWindow) socket.destroy();
    }
  }, progressWindow / CHECKS_PER_WINDOW);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

/** A write counts when the system has taken all of it. */
function markOf(socket: Socket): Mark {
  return { at: performance.now(), taken: socket.bytesWritten - socket.writableLength };
}
