import { open, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { OfficeError } from "./office-error.ts";

/** False if the reader has closed the pipe, as `head` does. */
export type Print = (text: string) => Promise<boolean>;

/** The codes of a pipe and a socket that the reader has closed. */
const CLOSED_BY_READER = new Set<unknown>(["EPIPE", "ECONNRESET"]);

export function printTo(stream: Writable): Print {
  let hasReader = true;
  stream.on("error", () => {}); // the callback below handles it
  return (text) =>
    new Promise((resolve, reject) => {
      if (!hasReader) return resolve(false);
      stream.write(`${text}\n`, (error) => {
        hasReader = !CLOSED_BY_READER.has((error as NodeJS.ErrnoException | null)?.code);
        if (error && hasReader) reject(error);
        else resolve(hasReader);
      });
    });
}

/** A new file can be read by its owner only. */
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
        ? `${path} already exists`
        : `${path} cannot be written: ${error.code}`,
    );
  });
  return {
    async write(lines: string[]): Promise<boolean> {
      await file.writeFile(`${lines.join("\n")}\n`);
      return true;
    },
    close: () => file.close(),
    /** An incomplete file would look complete, and block the next export. */
    async discard(): Promise<void> {
      await file.close();
      await rm(path, { force: true });
    },
  };
}
