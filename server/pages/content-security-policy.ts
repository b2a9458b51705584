import { createHash } from "node:crypto";

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
  ].join("; ");
}

function inlineScriptHashes(html: string): Set<string> {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    const runs = !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*"?[^"\s]*json/i.test(attributes);
    if (runs) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return hashes;
}
