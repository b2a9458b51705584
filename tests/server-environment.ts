import { buildSettings, serverSettings } from "./setting-names.ts";

/** Only the machine's company, content and build settings are used, so no test writes into a real database or
 * mails a real office. Port 0 is any free port. */
export function serverEnvironment(port: number, dataFolder: string): Record<string, string> {
  return {
    ...nothingSet(),
    PORT: String(port),
    DATA_DIR: dataFolder,
    // All tests have one IP address.
    REQUESTS_PER_MINUTE: "10000",
    REQUESTS_PER_HOUR: "10000",
    UPLOAD_MB_PER_HOUR: "1000000",
  };
}

/** Every setting as an empty text, which counts as not set. */
function nothingSet(): Record<string, string> {
  const kept = new Set<string>(["SITE_URL", "BUILD_DIR", "CONTENT_DIR"]);
  const names = [...serverSettings, ...buildSettings].filter((name) => !kept.has(name));
  return Object.fromEntries(names.map((name) => [name, ""]));
}
