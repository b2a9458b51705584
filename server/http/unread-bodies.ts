import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { bodyChunks, type BodyLimits } from "./body-chunks.ts";
import { hasBody } from "./has-body.ts";

/** Twice the largest accepted request. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/** Reading a rest of this size costs less than a new connection. */
const SHORT_BODY_BYTES = 64 * 1024;

const responded = new WeakSet<Socket>();

/** Whether a response has begun while its request is still arriving. */
export function isResponseEarly(socket: Socket): boolean {
  return responded.has(socket);
}

/** Browsers read a response after they have sent everything, and closing a connection with unread bytes may
 * discard the response on their side. So the rest of the body is read and discarded, up to a limit at which
 * the connection is destroyed; Node's requestTimeout limits the whole. */
export function discardUnreadBodies(app: FastifyInstance, idleTimeout: number): void {
  const limits = { maxBytes: MAX_UNREAD_BYTES, idleTimeout };
  app.addHook("onSend", ({ raw }, reply, _payload, done) => {
    if (hasBody(raw) && !raw.readableEnded) {
      // A client that reads while it sends stops at this header.
      if (!raw.complete && !isShort(raw)) reply.header("connection", "close");
      void discard(raw, limits);
    }
    done();
  });
}

function isShort({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"] ?? Infinity) <= SHORT_BODY_BYTES;
}

async function discard(raw: IncomingMessage, limits: BodyLimits): Promise<void> {
  const { socket } = raw;
  let isSent = false;
  responded.add(socket);
  // Node calls this for `connection: close`. Both directions stay open until the rest has arrived, because
  // simple proxies close both when one is closed.
  socket.destroySoon = () => void (isSent = true);
  try {
    for await (const _ of bodyChunks(raw, limits));
  } catch {
    raw.destroy();
  }
  responded.delete(socket);
  Reflect.deleteProperty(socket, "destroySoon");
  if (isSent) socket.destroySoon();
}
