import type { FastifyInstance } from "fastify";
import { company } from "#catalog/company.ts";
import { LANG } from "#domain/language.ts";

const PATH = "/.well-known/security.txt";

/** RFC 9116 wants less than a year. */
const LIFETIME = 180 * 24 * 3_600_000;

type Deps = { now: () => Date; siteOrigin: string };

/** Whom to tell of a vulnerability (RFC 9116). Made at the request, so that it never expires. */
export function securityTextRoute(app: FastifyInstance, { now, siteOrigin }: Deps): void {
  app.get(PATH, { config: { onBothHosts: true } }, (_request, reply) => {
    const expires = new Date(now().getTime() + LIFETIME);
    const lines = [
      `Contact: mailto:${company.security.contact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${LANG}`,
      `Canonical: ${siteOrigin}${PATH}`,
      ...(company.security.policy ? [`Policy: ${company.security.policy}`] : []),
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`${lines.join("\n")}\n`);
  });
}
