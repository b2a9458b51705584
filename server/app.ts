import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import { REPORTS_PATH } from "#domain/browser-reports.ts";
import { AVAILABILITY_PATH } from "#domain/homes/availability-response.ts";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { availabilityRoute } from "#server/pages/availability/routes.ts";
import type { DeskPages } from "#server/desk/pages/load-pages.ts";
import { ICON_PATH, serveDesk } from "#server/desk/pages/routes.ts";
import { deskRoutes } from "#server/desk/routes.ts";
import type { ErrorTracker } from "#server/pages/monitoring/error-tracker.ts";
import { reportRoutes } from "#server/pages/monitoring/report-routes.ts";
import { healthRoutes } from "#server/pages/monitoring/health-routes.ts";
import { securityTextRoute } from "#server/pages/security-txt.ts";
import { respondToClientError } from "#server/http/client-errors.ts";
import { addBodyReading } from "#server/http/body-reading.ts";
import { allowOrigins } from "#server/http/cors.ts";
import {
  createIsDeskHost,
  deskHostRoutes,
  hostConstraint,
  hasOwnHost,
  separateHosts,
} from "#server/http/desk-host.ts";
import { type Deadlines, DEADLINES } from "#server/http/deadlines.ts";
import { sendErrors } from "#server/http/errors.ts";
import { warnOfIgnoredProxy } from "#server/http/ignored-proxy.ts";
import { closeGracefully } from "#server/http/graceful-close.ts";
import { readJsonBodies } from "#server/http/json-body.ts";
import { refuseOtherSites } from "#server/http/origin-check.ts";
import { addSecurityHeaders } from "#server/http/security-headers.ts";
import { handleStalledClients } from "#server/http/stalled-clients.ts";
import { trustedProxies } from "#server/http/trusted-proxies.ts";
import { discardUnreadBodies } from "#server/http/unread-bodies.ts";
import { type LeadDeps, leadRoutes } from "#server/intake/routes.ts";
import type { Mailer } from "#server/delivery/mail/mail.ts";
import { OPENAPI_PATH, openapiRoute } from "#server/pages/openapi.ts";
import { respondDirectly } from "#server/pages/direct-responses.ts";
import { servePages } from "#server/pages/routes.ts";
import type { Metrics } from "#server/pages/monitoring/metrics.ts";
import type { Site } from "#server/pages/site.ts";
import { HttpError } from "#server/http/http-error.ts";

export type AppDeps = LeadDeps & {
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Null if another server serves the pages. */
  site: Site | null;
  siteOrigin: string;
  /** The same as `siteOrigin` unless the desk has a host of its own. */
  deskOrigin: string;
  /** The `X-Forwarded-*` headers of these proxies are trusted. */
  trustProxy: string[] | false;
  allowedOrigins: readonly string[];
  mailer: Mailer;
  /** Also gets what browsers report. */
  tracker: ErrorTracker | null;
  desk: boolean;
  /** Null if another server serves the pages, or the desk is not built. */
  deskPages: DeskPages | null;
  /** Hashes sign-in codes; the key in the database is the default. */
  deskSecret?: string | undefined;
  /** Whether a mailed code opens an account of the desk that has a passkey. */
  isMailAlwaysEnough: boolean;
  /** Milliseconds for a whole request to arrive. */
  requestTimeout: number;
  deadlines?: Partial<Deadlines>;
};

/** Enough for headers even on a slow connection. */
const HEADERS_TIMEOUT = 60_000;

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const deadlines = { ...DEADLINES, ...deps.deadlines };
  const isTrusted = trustedProxies(deps.trustProxy);
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }), // it would log URLs and IP addresses
    trustProxy: deps.trustProxy && isTrusted,
    requestTimeout: deps.requestTimeout,
    connectionTimeout: deadlines.connectionIdle,
    keepAliveTimeout: 0, // connectionTimeout applies between two requests too
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT, deps.requestTimeout),
      optimizeEmptyRequests: true, // `bodyChunks` does not need the events of an empty body
      connectionsCheckingInterval: Math.ceil(deps.requestTimeout / 20),
    },
    clientErrorHandler: respondToClientError,
    forceCloseConnections: "idle",
    return503OnClosing: false, // requests on open connections still get a response
    ...(hasOwnHost(deps) && { routerOptions: { constraints: hostConstraint(deps) } }),
    // A URL that cannot be decoded is unknown.
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : "/undecodable"),
  });
  warnOfIgnoredProxy(app, isTrusted);
  separateHosts(app, deps);
  closeGracefully(app, deadlines.closing);
  handleStalledClients(app, deadlines.downloadProgress);
  discardUnreadBodies(app, deadlines.bodyIdle);
  addBodyReading(app, deadlines.bodyIdle);
  readJsonBodies(app);
  addSecurityHeaders(app);
  sendErrors(app);
  // An unsupported method gets 501, everything else 404.
  const refuseUnknown = ({ method }: FastifyRequest) => {
    if (app.supportedMethods.includes(method)) throw new HttpError(404, "Not found");
    throw new HttpError(501, "This method is not known here");
  };
  app.setNotFoundHandler(refuseUnknown);
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.is404) refuseUnknown(request);
    done();
  });
  // Counts routes and statuses, and no personal data.
  app.addHook("onResponse", ({ routeOptions }, { statusCode: status }, done) => {
    deps.metrics.countRequest(routeOptions.url ?? "none", status);
    done();
  });
  healthRoutes(app, deps.database);
  securityTextRoute(app, deps);
  await app.register((api) => apiRoutes(api, deps));
  if (deps.desk) {
    await app.register(
      async (desk) => {
        logResponses(desk, deps);
        await deskRoutes(desk, deps);
      },
      { prefix: "/api/desk" },
    );
    const icon = hasOwnHost(deps) ? deps.site?.files.get(ICON_PATH) : undefined;
    if (deps.deskPages) serveDesk(app, deps.deskPages, icon);
    if (hasOwnHost(deps)) deskHostRoutes(app);
  }
  if (deps.site) {
    servePages(app, deps.site);
    const isDeskHost = createIsDeskHost(deps);
    respondDirectly(app, deps.site, { isTrusted, isDeskHost, metrics: deps.metrics });
  }
  return app;
}

async function apiRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.removeContentTypeParser("text/plain"); // only JSON, and multipart where documents are accepted
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.addHook("onRequest", allowOrigins(deps.allowedOrigins));
  logResponses(app, deps);
  openapiRoute(app, deps);
  availabilityRoute(app, deps);
  await app.register((reports) => reportRoutes(reports, deps));
  await app.register(async (leads) => {
    leads.addHook("onRequest", refuseOtherSites(deps));
    await leadRoutes(leads, deps);
  });
  app.all("/api/*", { onRequest: refuseOtherRequests }, () => {});
}

function logResponses(app: FastifyInstance, { metrics }: AppDeps): void {
  app.addHook("onResponse", async ({ method, routeOptions, log, signedIn }, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const path = routeOptions.url ?? "none";
    metrics.observeDuration(path, elapsedTime / 1000);
    // At the desk the id of the account, so that refused rights can be traced.
    const fields = { method, path, status, ms: Math.round(elapsedTime), person: signedIn?.id };
    log.info(fields, "request completed");
  });
}

const METHODS = new Map([
  ...Object.values(LEAD_PATHS).map((path) => [path, "POST"] as const),
  [REPORTS_PATH, "POST"],
  [OPENAPI_PATH, "GET, HEAD"],
  [AVAILABILITY_PATH, "GET, HEAD"],
]);

async function refuseOtherRequests({ url }: FastifyRequest): Promise<never> {
  const allow = METHODS.get(url.split("?")[0] ?? "");
  if (!allow) throw new HttpError(404, "Not found");
  throw new HttpError(405, "Method not allowed", { headers: { allow } });
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
