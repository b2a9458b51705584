import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/** A relative CONTENT_DIR begins at the root of the project. */
export const CONTENT_FOLDER = resolve(ROOT, process.env.CONTENT_DIR || "content");

if (!existsSync(CONTENT_FOLDER)) {
  throw new Error(`CONTENT_DIR must be a folder with content: there is no ${CONTENT_FOLDER}`);
}
