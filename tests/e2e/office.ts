import { execFileSync } from "node:child_process";
import type { ServedSite } from "#tests/served-site.ts";

/** The leads as the office sees them, read from the database by another process. */
export function office({ environment }: ServedSite, ...command: string[]): string {
  return execFileSync(process.execPath, ["server/office/leads.ts", ...command], {
    env: environment,
    encoding: "utf8",
  });
}
