import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { REPORTS_PATH } from "#domain/browser-reports.ts";
import { HttpError } from "#server/http/http-error.ts";
import { limitSources } from "#server/http/rate-limits/limit-sources.ts";
import { createRateLimiter } from "#server/http/rate-limits/rate-limiter.ts";
import type { Database } from "#server/storage/database.ts";
import type { ErrorTracker } from "./error-tracker.ts";
import { type BrowserReport, readReports } from "./read-reports.ts";

type Deps = {
  database: Database;
  log: FastifyBaseLogger;
  now: () => Date;
  metrics: { countReport(kind: BrowserReport["kind"]): void };
  tracker: ErrorTracker | null;
};

const MAX_BYTES = 8 * 1024;

/** Of one IP address; a page sends three at most. */
const LIMITS = [
  { limit: 20, milliseconds: 60_000 },
  { limit: 100, milliseconds: 3_600_000 },
];

/** `sendBeacon` names plain text, and browsers their own types for violations. */
const TYPES = ["text/plain", "application/csp-report", "application/reports+json"];

/** One log line and one count for each report; the tracker gets the same fields. */
export async function reportRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const limiter = createRateLimiter(deps.database);
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(TYPES, { parseAs: "string", bodyLimit: MAX_BYTES }, parse);

  app.route({
    method: "POST",
    url: REPORTS_PATH,
    bodyLimit: MAX_BYTES,
    config: { onBothHosts: true },
    async handler(request, reply) {
      const reports = readReports(request.body);
      if (reports.length === 0) throw new HttpError(422, "This is no report");
      const usage = { at: deps.now().getTime(), amount: reports.length };
      await limitSources(limiter, "reports", request.ip, LIMITS, usage);
      for (const report of reports) {
        const { kind, ...fields } = report;
        deps.metrics.countReport(kind);
        deps.log.warn(fields, kind === "error" ? "browser error" : "policy violation");
        deps.tracker?.send(report);
      }
      return reply.code(204).send();
    },
  });
}
