import { open } from "node:fs/promises";
import { OfficeError } from "./command-line.ts";

/** Lines go to the terminal, or into a new file that only its owner may read. */
export async function openOutput(path: string | null, print: (text: string) => void) {
  if (path === null) return { write: async (line: string) => print(line), close: async () => {} };
  const file = await open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OfficeError(
      error.code === "EEXIST"
        ? `${path} exists already and is left alone.`
        : `${path} cannot be written: ${error.code}.`,
    );
  });
  return {
    write: async (line: string) => void (await file.write(`${line}\n`)),
    close: () => file.close(),
  };
}
