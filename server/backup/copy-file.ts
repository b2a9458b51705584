import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

const OWNER_ONLY = 0o600;

/** Copies onto the disk and returns the hash of what was copied. */
export async function copyDurably(from: string, to: string): Promise<string> {
  const hash = createHash("sha256");
  const file = await open(to, "w", OWNER_ONLY);
  try {
    for await (const chunk of createReadStream(from, { highWaterMark: 1024 * 1024 })) {
      hash.update(chunk as Buffer);
      await file.writeFile(chunk as Buffer);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest("hex");
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest("hex");
}
