import { execFileSync } from "node:child_process";
import type { ServedSite } from "#tests/served-site.ts";

/** Runs a command of the office on the site's database; returns its output. */
export function office({ environment }: ServedSite, ...command: string[]): string {
  return execFileSync(process.execPath, ["server/office/office.ts", ...command], {
    env: environment,
    encoding: "utf8",
  });
}
