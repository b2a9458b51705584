import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { securityHeaders } from "#server/http/security-headers.ts";
import { pagePolicy } from "#server/pages/content-security-policy.ts";
import { spawnNginx, waitForPort } from "#bench/nginx.ts";
import { type MeasuredProcess, measure } from "./measured-process.ts";

const PORT = 4181;

/** The usual setup for static files: compressed beforehand, files kept open, with our security headers. */
export async function startNginx(
  folder: string,
  page: Buffer,
): Promise<MeasuredProcess & { port: number }> {
  mkdirSync(join(folder, "www"), { recursive: true });
  writeFileSync(join(folder, "www", "index.html"), page);
  writeFileSync(join(folder, "www", "index.html.gz"), gzipSync(page, { level: 9 }));
  const child = spawnNginx(
    folder,
    `types { text/html html; }
  sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  open_file_cache max=1000 inactive=60s;
  server { listen 127.0.0.1:${PORT}; root ${folder}/www; etag on; ${headersOf(page)} }`,
  );
  child.on("error", () => {
    throw new Error("nginx is needed for this measurement (Debian: apt-get install nginx-light)");
  });
  await waitForPort(PORT);
  return { ...measure(child), port: PORT };
}

function headersOf(page: Buffer): string {
  const policy = pagePolicy(page.toString("utf8"), undefined);
  const headers = ["cache-control", "no-cache", "vary", "accept-encoding"];
  headers.push(...securityHeaders(policy, false));
  const lines: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    lines.push(`add_header ${headers[at]} "${headers[at + 1]!.replaceAll(`"`, `\\"`)}";`);
  }
  return lines.join(" ");
}
