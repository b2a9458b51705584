import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hasBody } from "./has-body.ts";

/**
 * Idle connections are closed when the server begins to close. A request that has fully arrived is
 * answered and its connection closed after that; one that is still arriving when the deadline has
 * passed is cut off, and so is a response that its client does not receive.
 */
export function closeGracefully(app: FastifyInstance, deadline: number): void {
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
  /** Every open connection with the response to its latest request, if it has sent one. */
  const connections = new Map<Socket, ServerResponse | null>();

  function track(socket: Socket, response: ServerResponse | null): void {
    if (!connections.has(socket)) socket.once("close", () => connections.delete(socket));
    connections.set(socket, response);
  }

  function cutOthers(): void {
    for (const [socket, response] of connections) {
      const isWorkedOn = response && response.req.complete && !response.headersSent;
      if (!isWorkedOn) socket.destroy();
    }
  }

  app.server.on("connection", (socket) => track(socket, null));
  // For localhost Fastify opens a second server, whose connections are seen only here.
  app.addHook("onRequest", ({ raw }, reply, done) => {
    track(raw.socket, reply.raw);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close"); // it would stay open for the next request
    done();
  });
  app.addHook("preClose", async () => {
    closing = true;
    timer = setTimeout(cutOthers, deadline);
  });
  const handlersAreDone = trackHandlers(app);
  // The first server has closed by now; the second one has only begun to.
  app.addHook("onClose", async () => {
    const open = [...connections.values()].filter(
      (response) => response && !isResponseSent(response),
    );
    await Promise.all(open.map((response) => once(response!, "close")));
    await handlersAreDone();
    clearTimeout(timer);
  });
}

function isResponseSent({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}

/** A handler whose connection was closed still has to remove its uploads. */
function trackHandlers(app: FastifyInstance): () => Promise<void> {
  const handled = new Set<FastifyRequest>();
  let noneIsLeft = () => {};
  app.addHook("preHandler", (request, reply, done) => {
    // Fastify calls no handler for a closed connection.
    if (hasBody(request.raw) && reply.raw.writable) handled.add(request);
    done();
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    if (handled.delete(request) && handled.size === 0) noneIsLeft();
    done();
  });
  return async () => {
    if (handled.size > 0) await new Promise<void>((resolve) => (noneIsLeft = resolve));
  };
}
