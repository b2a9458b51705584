import { open, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { OfficeError } from "./command-line.ts";

/** Resolves when the text was written; to false when nobody reads any more, as behind `| head`. */
export type Print = (text: string) => Promise<boolean>;

/** What a pipe and a socket say when their reader has gone. */
const READER_GONE = new Set<unknown>(["EPIPE", "ECONNRESET"]);

export function printTo(stream: Writable): Print {
  let hasReader = true;
  stream.on("error", () => {}); // the callback below is told too
  return (text) =>
    new Promise((resolve, reject) => {
      if (!hasReader) return resolve(false);
      stream.write(`${text}\n`, (error) => {
        hasReader = !READER_GONE.has((error as NodeJS.ErrnoException | null)?.code);
        if (error && hasReader) reject(error);
        else resolve(hasReader);
      });
    });
}

/** Lines go to the terminal, or into a new file that only its owner may read. */
export async function openOutput(path: string | null, print: Print) {
  if (path === null) {
    const nothing = async () => {};
    return {
      write: (lines: string[]) => print(lines.join("\n")),
      close: nothing,
      discard: nothing,
    };
  }
  const file = await open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OfficeError(
      error.code === "EEXIST"
        ? `${path} exists already and is left alone.`
        : `${path} cannot be written: ${error.code}.`,
    );
  });
  return {
    async write(lines: string[]): Promise<boolean> {
      await file.writeFile(`${lines.join("\n")}\n`);
      return true;
    },
    close: () => file.close(),
    /** Half a file would pass for a whole one, and be in the way of the next try. */
    async discard(): Promise<void> {
      await file.close();
      await rm(path, { force: true });
    },
  };
}
