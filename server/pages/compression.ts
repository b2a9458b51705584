import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";
type Compressed = { gzip: Buffer; br?: Buffer };

const levels: Record<Encoding, number> = {
  br: constants.BROTLI_MAX_QUALITY,
  gzip: constants.Z_BEST_COMPRESSION,
};

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: levels.gzip }),
};

/** The name has the level, so that another level's file is not reused. */
export function compressedName(hash: string, encoding: Encoding): string {
  return `${hash}-${levels[encoding]}.${encoding}`;
}

const UNFINISHED = ".unfinished";

/** Milliseconds: another process writes a file in much less time. */
const ABANDONED_MS = 10 * 60_000;

/** Brotli takes most of a minute of CPU time for the whole site, gzip a second. "cached" uses only the Brotli
 * of an earlier run. */
export type BrotliMode = "compress" | "cached";

export type Compression = {
  /** The hash names the content, so a file in the folder is reused. */
  compress(content: Buffer, hash: string): Promise<Compressed>;
  /** Removes files that nothing has requested since the start. */
  removeUnused(): Promise<void>;
};

export async function openCompression(folder: string, brotli: BrotliMode): Promise<Compression> {
  await mkdir(folder, { recursive: true });
  const cached = new Set(await readdir(folder));
  const results = new Map<string, Promise<Buffer>>();

  function compressAs(encoding: Encoding, content: Buffer, hash: string): Promise<Buffer> {
    const name = compressedName(hash, encoding);
    // [2.001] / and /home have the same content.
    const result = results.get(name) ?? readOrCompress(name, encoding, content);
    results.set(name, result);
    return result;
  }

  async function readOrCompress(name: string, encoding: Encoding, content: Buffer) {
    if (cached.has(name)) return readFile(join(folder, name));
    const compressed = await compressors[encoding](content);
    // Renamed at the end, so that an interrupted run leaves no incomplete file.
    const unfinished = join(folder, `${name}.${process.pid}${UNFINISHED}`);
    await writeFile(unfinished, compressed);
    await rename(unfinished, join(folder, name));
    return compressed;
  }

  async function remove(name: string): Promise<void> {
    const path = join(folder, name);
    if (name.endsWith(UNFINISHED) && !(await isAbandoned(path))) return;
    await rm(path, { force: true });
  }

  return {
    async compress(content, hash) {
      const takesBrotli = brotli === "compress" || cached.has(compressedName(hash, "br"));
      const [gzipped, br] = await Promise.all([
        compressAs("gzip", content, hash),
        takesBrotli ? compressAs("br", content, hash) : undefined,
      ]);
      return br ? { gzip: gzipped, br } : { gzip: gzipped };
    },
    async removeUnused() {
      const unused = [...cached].filter((name) => !results.has(name));
      await Promise.all(unused.map(remove));
    },
  };
}

/** Whether the writing process ended without removing its unfinished file. */
async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null); // it may have got its final name meanwhile
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_MS;
}
