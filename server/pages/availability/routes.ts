import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AVAILABILITY_PATH } from "#domain/homes/availability-response.ts";
import { isNotModified } from "#server/http/not-modified.ts";
import type { Queryable } from "#server/storage/database.ts";
import { openAvailability } from "./read-availability.ts";

/** A change shows within a minute. */
const CACHE = "public, max-age=50";

type Deps = { database: Queryable; now: () => Date };

export function availabilityRoute(app: FastifyInstance, deps: Deps): void {
  const currentAvailability = openAvailability(deps);
  app.get(AVAILABILITY_PATH, async (request, reply) => {
    const body = JSON.stringify(await currentAvailability());
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    reply.header("cache-control", CACHE).header("etag", etag);
    if (isNotModified(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("application/json").send(body);
  });
}
