import { createHash } from "node:crypto";
import { REPORTS_PATH, TRUSTED_TYPES } from "#domain/browser-reports.ts";
import { REPORTS_GROUP } from "#server/http/security-headers.ts";

/** [2.077] The contact page requests the map to check that it is reachable, then shows it in a frame. */
const MAP_ORIGIN = "https://www.openstreetmap.org";

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** A page runs our own files and exactly its inline scripts. Inline JSON is data and never runs. */
export function pagePolicy(html: string, apiOrigin: string | undefined): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(" "),
    "style-src 'self' 'unsafe-inline'", // React writes style attributes
    "img-src 'self' data:",
    ["connect-src 'self'", MAP_ORIGIN, ...(apiOrigin ? [apiOrigin] : [])].join(" "),
    `frame-src ${MAP_ORIGIN}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypes(TRUSTED_TYPES),
    ...reportsTo(reportsUrl(apiOrigin)),
  ].join("; ");
}

/** The browser turns texts into HTML and scripts only by these policies of the page. */
export function trustedTypes(names: readonly string[]): string[] {
  return ["require-trusted-types-for 'script'", `trusted-types ${names.join(" ") || "'none'"}`];
}

/** Browsers that know `report-to` ignore `report-uri`. */
export function reportsTo(url: string): string[] {
  return [`report-uri ${url}`, `report-to ${REPORTS_GROUP}`];
}

export function reportsUrl(apiOrigin: string | undefined): string {
  return (apiOrigin ?? "") + REPORTS_PATH;
}

function inlineScriptHashes(html: string): Set<string> {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    const runs = !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*"?[^"\s]*json/i.test(attributes);
    if (runs) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return hashes;
}
