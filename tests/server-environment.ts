import { readFileSync } from "node:fs";
import { companySettings } from "#catalog/company-settings.ts";

/**
 * Settings for a server under test. Of the machine's settings only the company's and the build folder
 * are used, so no test writes into a real database or mails a real office. Port 0 is any free port.
 */
export function serverEnvironment(port: number, dataFolder: string): Record<string, string> {
  return {
    ...nothingSet(),
    PORT: String(port),
    DATA_DIR: dataFolder,
    // All tests have one address.
    REQUESTS_PER_MINUTE: "10000",
    REQUESTS_PER_HOUR: "10000",
    UPLOAD_MB_PER_HOUR: "1000000",
  };
}

/** Every setting of the server as an empty text, which counts as not set. */
function nothingSet(): Record<string, string> {
  const kept = new Set<string>([...companySettings, "BUILD_DIR"]);
  const example = readFileSync(".env.example", "utf8");
  const names = [...example.matchAll(/^#?([A-Z][A-Z\d_]*)=/gm)].map(([, name = ""]) => name);
  return Object.fromEntries(names.filter((name) => !kept.has(name)).map((name) => [name, ""]));
}
