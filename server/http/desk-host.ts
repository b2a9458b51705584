import type { IncomingMessage } from "node:http";
import type { FastifyInstance, RouteOptions } from "fastify";
import { DESK_API, DESK_PATH } from "#domain/desk/urls.ts";

export type Origins = { siteOrigin: string; deskOrigin: string };

/** The host on which a route responds. */
type Host = "desk" | "site";

declare module "fastify" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces are merged
  interface FastifyContextConfig {
    /** Both hosts respond. */
    onBothHosts?: boolean;
  }
}

export function hasOwnHost({ siteOrigin, deskOrigin }: Origins): boolean {
  return deskOrigin !== siteOrigin;
}

/** Only the Host header counts: a visitor could send `X-Forwarded-Host` through a proxy that passes it on. */
export function createIsDeskHost(origins: Origins) {
  const deskHost = new URL(origins.deskOrigin).hostname;
  const isSeparate = hasOwnHost(origins);
  return ({ headers: { host = "" } }: Pick<IncomingMessage, "headers">): boolean =>
    isSeparate && host.replace(/:\d+$/, "").toLowerCase() === deskHost;
}

/** The option of Fastify that chooses among the routes of both hosts. */
export function hostConstraint(origins: Origins) {
  const isDeskHost = createIsDeskHost(origins);
  return {
    ofHost: {
      name: "ofHost",
      storage: () => new Map<Host, unknown>() as never,
      deriveConstraint: (request: IncomingMessage): Host => (isDeskHost(request) ? "desk" : "site"),
      validate() {},
    },
  };
}

/** What belongs to the other host is not routed at all, so that it is as unknown as any other path. */
export function separateHosts(app: FastifyInstance, origins: Origins): void {
  if (!hasOwnHost(origins)) return;
  app.addHook("onRoute", (route) => {
    if (route.config?.onBothHosts) return;
    route.constraints = { ...route.constraints, ofHost: hostOf(route) };
  });
}

function hostOf({ url, constraints }: RouteOptions): Host {
  if (constraints && "ofHost" in constraints) return constraints.ofHost as Host;
  const isOfDesk = [DESK_PATH, DESK_API].some((path) => url === path || url.startsWith(`${path}/`));
  return isOfDesk ? "desk" : "site";
}

/** What a host needs besides the desk itself. */
export function deskHostRoutes(app: FastifyInstance): void {
  const constraints = { ofHost: "desk" satisfies Host };
  app.get("/", { constraints }, (_request, reply) => reply.redirect(DESK_PATH, 302));
  app.get("/robots.txt", { constraints }, (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send("User-agent: *\nDisallow: /\n"),
  );
}
