import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type BrotliMode, type Compression, openCompression } from "./compression.ts";
import { pagePolicy } from "./content-security-policy.ts";
import { contentType, isKeptInMemory } from "./content-types.ts";
import type { DiskFile, MemoryFile, Site, SiteFile } from "./site.ts";

const NOT_FOUND_PAGE = "404.html";

type Options = {
  folder: string;
  compressedFolder: string;
  apiOrigin: string | undefined;
  brotli?: BrotliMode;
  report?: (loaded: number, all: number) => void;
};

export async function loadSite({
  folder,
  compressedFolder,
  apiOrigin,
  brotli = "compress",
  report = () => {},
}: Options): Promise<Site> {
  const compression = await openCompression(compressedFolder, brotli);
  const load = (path: string) => loadFile(folder, path, compression, apiOrigin);

  const paths = await listFiles(folder);
  const files = new Map<string, SiteFile>();
  const timer = setInterval(() => report(files.size, paths.length), 1000);
  try {
    const served = paths.filter((path) => path !== NOT_FOUND_PAGE);
    await inParallel(served, async (path) => {
      files.set(pathOf(path), await load(path));
    });
    const notFound = await load(NOT_FOUND_PAGE);
    if (notFound.place === "disk") throw new Error(`${NOT_FOUND_PAGE} is too large`);
    await compression.removeUnused();
    return { files, notFound };
  } finally {
    clearInterval(timer);
  }
}

async function loadFile(
  folder: string,
  path: string,
  compression: Compression,
  apiOrigin: string | undefined,
): Promise<SiteFile> {
  const place = join(folder, path);
  const { size, mtimeMs } = await stat(place);
  const { type, compressible } = contentType(path);
  if (!isKeptInMemory(path, size)) {
    const tag = `${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}`;
    return { place: "disk", type, path: place, bytes: size, tag } satisfies DiskFile;
  }
  const content = await readFile(place);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  return {
    place: "memory",
    type,
    bytes: content.length,
    content: compressible ? null : content,
    compressed: compressible ? await compression.compress(content, hash) : {},
    tag: hash,
    policy: path.endsWith(".html") ? pagePolicy(content.toString("utf8"), apiOrigin) : null,
  } satisfies MemoryFile;
}

/** Relative, with `/`, without names that begin with a dot. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => path.startsWith(".well-known/") || !/(^|\/)\./.test(path));
}

/** `/about` is `about/index.html`. */
function pathOf(path: string): string {
  return `/${path}`.replace(/\/index\.html$/, "") || "/";
}

const WORKERS = 8;

async function inParallel(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values();
  async function takeNext(): Promise<void> {
    for (const path of waiting) await work(path);
  }
  await Promise.all(Array.from({ length: WORKERS }, takeNext));
}
