import { join, resolve } from "node:path";

export const ROOT = join(import.meta.dirname, "..", "..");

/** BUILD_DIR allows a second build with other settings. */
export const BUILD_FOLDER = resolve(ROOT, process.env.BUILD_DIR || "build");

export const SITE_FOLDER = join(BUILD_FOLDER, "client");
/** The desk is never part of the public pages, which any static host may serve. */
export const DESK_FOLDER = join(BUILD_FOLDER, "desk");
export const COMPRESSED_FOLDER = join(BUILD_FOLDER, ".compressed");
export const POLICIES_FILE = join(BUILD_FOLDER, "policies.conf");
