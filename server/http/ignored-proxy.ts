import type { FastifyInstance } from "fastify";
import { type IsTrusted, trustedProxies } from "./trusted-proxies.ts";

const isPrivate = trustedProxies(["loopback", "linklocal", "uniquelocal"]);

/** All visitors of a proxy that is not trusted share one rate limit, so the log says it, once. Only private IP
 * addresses are logged: they belong to a proxy, where a public one belongs to a visitor who sent the header. */
export function warnOfIgnoredProxy(app: FastifyInstance, isTrusted: IsTrusted): void {
  let isSaid = false;
  app.addHook("onRequest", ({ headers, socket: { remoteAddress }, log }, _reply, done) => {
    if (!isSaid && headers["x-forwarded-for"] !== undefined) {
      if (!isTrusted(remoteAddress) && isPrivate(remoteAddress)) {
        isSaid = true;
        log.warn(
          { from: remoteAddress },
          "x-forwarded-for ignored: if this is the proxy, add it to TRUST_PROXY",
        );
      }
    }
    done();
  });
}
