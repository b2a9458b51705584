import type { FastifyInstance } from "fastify";
import type { Database } from "#server/storage/database.ts";
import { existingRow } from "#server/storage/row-values.ts";

/** `/healthz`: the process runs. `/readyz`: it can store leads. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  const config = { onBothHosts: true };
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });

  app.get("/healthz", { config }, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );

  app.get("/readyz", { config }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const ready = !closing && (await responds(database));
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}

async function responds(database: Database): Promise<boolean> {
  try {
    await database.first(existingRow, "select 1 from leads limit 1");
    return true;
  } catch {
    return false;
  }
}
