import { companySettings } from "#catalog/company-settings.ts";
import { daysKept, onOrOff } from "#server/setting-kinds.ts";

/** Those that browser code names as `process.env.NAME`. */
export const browserSettings = ["API_BASE_URL", "API_KEY", "LIVE_FORMS"];

/**
 * The environment variables that become constants of the build: the company, the address and key of
 * the API, whether the forms of [4.015] and [7.026] send, and the period on the privacy page.
 */
export const buildSettings = [...companySettings, ...browserSettings, "RETENTION_DAYS"];

const checked = { LIVE_FORMS: onOrOff, RETENTION_DAYS: daysKept };

/** A misspelled value would build pages whose forms do not send or that state a wrong period. */
export function checkBuildSettings(environment: Record<string, string | undefined>): void {
  for (const [name, kind] of Object.entries(checked)) {
    const value = environment[name];
    const { error } = value ? kind.safeParse(value) : {};
    if (error) throw new Error(`${name} ${error.issues[0]?.message}, not "${value}".`);
  }
}
