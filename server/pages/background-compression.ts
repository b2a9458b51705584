import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { compressedName } from "./compression.ts";
import type { MemoryFile, Site, SiteFile } from "./site.ts";
import { COMPRESSED_FOLDER } from "./site-folders.ts";

const PROGRAM = join(import.meta.dirname, "prepare-site.ts");

/** Brotli for files that have only gzip, as after the first `npm start`. A process of lowest priority
 * compresses them one by one, so that requests are not delayed and this process does not grow. All files
 * change at once. */
export function compressInBackground(site: Site, log: FastifyBaseLogger): { stop(): void } {
  const files = [...site.files.values(), site.notFound].filter(lacksBrotli);
  if (files.length === 0) return { stop() {} };
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, UV_THREADPOOL_SIZE: "1" },
  });
  lowerPriority(child.pid);
  let stopped = false;

  async function finish(): Promise<void> {
    const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
    if (stopped) return;
    if (code !== 0) throw new Error(`${PROGRAM} ended with ${signal ?? `code ${code}`}`);
    await addBrotli(files);
    log.info({ files: files.length }, "pages compressed");
  }
  finish().catch((err: unknown) => log.warn({ err }, "pages not compressed, sent with gzip"));
  return {
    stop() {
      stopped = true;
      child.kill();
    },
  };
}

/** The priority stays if it may not be changed, or the process has ended. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Compression is only slower for the requests beside it.
  }
}

function lacksBrotli(file: SiteFile): file is MemoryFile {
  return file.place === "memory" && Boolean(file.compressed.gzip) && !file.compressed.br;
}

/** All files are read before the first one changes. */
async function addBrotli(files: MemoryFile[]): Promise<void> {
  const read = ({ tag }: MemoryFile) =>
    readFile(join(COMPRESSED_FOLDER, compressedName(tag, "br")));
  const contents = await Promise.all(files.map(read));
  for (const [index, file] of files.entries()) file.compressed.br = contents[index]!;
}
