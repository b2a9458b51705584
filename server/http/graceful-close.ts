import type { FastifyInstance } from "fastify";

/**
 * Idle connections are closed when the server closes. One that is still being answered then would
 * be kept open afterwards, for a next request that never comes, and hold up the end.
 */
export function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close");
    done();
  });
}
