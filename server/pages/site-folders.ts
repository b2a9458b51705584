import { join } from "node:path";

const BUILD_FOLDER = join(import.meta.dirname, "..", "..", "build");

export const SITE_FOLDER = join(BUILD_FOLDER, "client");
export const COMPRESSED_FOLDER = join(BUILD_FOLDER, ".compressed");
export const POLICIES_FILE = join(BUILD_FOLDER, "policies.conf");
