/** Tests run on the demo company in `content`, whatever the settings say. Imported first, because other
 * modules read the environment while they load. */
import { existsSync } from "node:fs";
import { buildSettings, serverSettings } from "./setting-names.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
// A deployment's own build stays as it is.
if (buildSettings.some((name) => process.env[name])) process.env.BUILD_DIR = ".cache/demo";
// An empty setting counts as not set, and child processes do not replace it by that of .env.
for (const name of [...serverSettings, ...buildSettings]) {
  if (name !== "BUILD_DIR") process.env[name] = "";
}
