import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hasBody } from "./has-body.ts";

/** Idle connections close at once. A request that has arrived gets its response; after the deadline, requests
 * that are still arriving and responses that are not received are cut off. */
export function closeGracefully(app: FastifyInstance, deadline: number): void {
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
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
  // Fastify opens a second server for localhost, whose connections are seen only here.
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
  // The first server has closed by now; the second is still closing.
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
