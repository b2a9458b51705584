import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";
type Compressed = Record<Encoding, Buffer>;

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

export type Compression = {
  /** The hash names the content: what was compressed once is read back the next time. */
  compress(content: Buffer, hash: string): Promise<Compressed>;
  /** Removes what has not been asked for since the start: it belongs to an earlier build. */
  forgetTheRest(): Promise<void>;
};

/** The best compression takes a quarter of a minute for a whole site, so it is kept in a folder. */
export async function openCompression(folder: string): Promise<Compression> {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const asked = new Map<string, Promise<Buffer>>();

  function compressAs(encoding: Encoding, content: Buffer, hash: string): Promise<Buffer> {
    const name = `${hash}.${encoding}`;
    // Two pages may have the same content: [2.001] / and /home.
    const result = asked.get(name) ?? readOrCompress(name, encoding, content);
    asked.set(name, result);
    return result;
  }

  async function readOrCompress(name: string, encoding: Encoding, content: Buffer) {
    if (kept.has(name)) return readFile(join(folder, name));
    const compressed = await compressors[encoding](content);
    // Written aside and renamed, so that an interrupted start leaves no half file to trust.
    const unfinished = join(folder, `${name}.${process.pid}`);
    await writeFile(unfinished, compressed);
    await rename(unfinished, join(folder, name));
    return compressed;
  }

  return {
    async compress(content, hash) {
      const [br, gzip] = await Promise.all([
        compressAs("br", content, hash),
        compressAs("gzip", content, hash),
      ]);
      return { br, gzip };
    },
    async forgetTheRest() {
      const unused = [...kept].filter((name) => !asked.has(name));
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
