import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { REPORTS_PATH } from "#domain/browser-reports.ts";
import { DESK_PATH, SITE_ORIGIN_META } from "#domain/desk/urls.ts";
import { type BrotliMode, openCompression } from "#server/pages/compression.ts";
import { reportsTo, trustedTypes } from "#server/pages/content-security-policy.ts";
import { contentType } from "#server/pages/content-types.ts";
import type { MemoryFile } from "#server/pages/site.ts";

export type DeskPages = {
  page: MemoryFile;
  pdfPage: MemoryFile;
  files: ReadonlyMap<string, MemoryFile>;
  pdfFiles: ReadonlySet<string>;
};

const PAGE = "index.html";
const PDF_FILE = "pdf.html";
const ASSETS = "assets";

/** Scripts and styles come only from our own files; documents are shown in a frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  ...trustedTypes([]),
  ...reportsTo(REPORTS_PATH),
].join("; ");

/** A stranger's PDF gets an origin of its own, even without a frame, and reaches neither the desk nor the
 * network. */
const PDF_POLICY = [
  "sandbox allow-scripts",
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src blob: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  ...trustedTypes([]),
  ...reportsTo(REPORTS_PATH),
].join("; ");

type Options = {
  brotli?: BrotliMode;
  /** Where the public pages are, if they have another host. */
  siteOrigin?: string | undefined;
};

/** The desk is a few hundred kilobytes, so it is kept in memory. */
export async function loadDeskPages(
  folder: string,
  { brotli = "cached", siteOrigin }: Options = {},
): Promise<DeskPages> {
  const compression = await openCompression(join(folder, ".compressed"), brotli);

  async function load(name: string, policy: string | null): Promise<MemoryFile> {
    return toFile(name, await readFile(join(folder, name)), policy);
  }

  async function toFile(name: string, content: Buffer, policy: string | null) {
    const tag = createHash("sha256").update(content).digest("hex").slice(0, 32);
    const { type, compressible } = contentType(name);
    return {
      place: "memory",
      type,
      bytes: content.length,
      content: compressible ? null : content,
      compressed: compressible ? await compression.compress(content, tag) : {},
      tag,
      policy,
    } satisfies MemoryFile;
  }

  const names = await readdir(join(folder, ASSETS));
  const files = names.map(async (name) => {
    const path = `${ASSETS}/${name}`;
    return [`${DESK_PATH}/${path}`, await load(path, null)] as const;
  });
  const pdfHtml = await readFile(join(folder, PDF_FILE), "utf8");
  const paths = names.map((name) => `${DESK_PATH}/${ASSETS}/${name}`);
  const html = await readFile(join(folder, PAGE), "utf8");
  return {
    page: await toFile(
      PAGE,
      Buffer.from(siteOrigin ? withSiteOrigin(html, siteOrigin) : html),
      POLICY,
    ),
    pdfPage: await load(PDF_FILE, PDF_POLICY),
    files: new Map(await Promise.all(files)),
    pdfFiles: new Set(paths.filter((path) => pdfHtml.includes(`"${path}"`))),
  };
}

/** An origin has no character that HTML would change. */
function withSiteOrigin(html: string, origin: string): string {
  return html.replace("</title>", `</title><meta name="${SITE_ORIGIN_META}" content="${origin}">`);
}
