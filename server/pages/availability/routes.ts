import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AVAILABILITY_PATH } from "#domain/homes/availability-response.ts";
import { FAILURE_TEXTS } from "#domain/lead-texts.ts";
import { HttpError } from "#server/http/http-error.ts";
import { isNotModified } from "#server/http/not-modified.ts";
import type { Queryable } from "#server/storage/database.ts";
import { openAvailability } from "./read-availability.ts";

/** A change shows within a minute. */
const CACHE = "public, max-age=50";

/** The page shows the state of the build meanwhile. */
const RETRY = { "retry-after": "10" };

type Deps = { database: Queryable; now: () => Date };

export function availabilityRoute(app: FastifyInstance, deps: Deps): void {
  const findAvailability = openAvailability(deps);
  app.get(AVAILABILITY_PATH, async (request, reply) => {
    const current = await findAvailability();
    if (!current) throw new HttpError(503, FAILURE_TEXTS.server, { headers: RETRY });
    const { response, readAt } = current;
    // Caches count it: what they get while the database does not respond, they do not keep.
    const age = Math.max(0, Math.floor((deps.now().getTime() - readAt) / 1000));
    reply.header("age", age);
    const body = JSON.stringify(response);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    reply.header("cache-control", CACHE).header("etag", etag);
    if (isNotModified(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("application/json").send(body);
  });
}
