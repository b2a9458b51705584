import { join, resolve } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");

/** BUILD_DIR is for a second build beside the first, with other settings. */
export const BUILD_FOLDER = resolve(ROOT, process.env.BUILD_DIR || "build");

export const SITE_FOLDER = join(BUILD_FOLDER, "client");
/** The desk: never part of the public pages, which any static host serves. */
export const DESK_FOLDER = join(BUILD_FOLDER, "desk");
export const COMPRESSED_FOLDER = join(BUILD_FOLDER, ".compressed");
export const POLICIES_FILE = join(BUILD_FOLDER, "policies.conf");
