import { companySettings } from "#catalog/company-settings.ts";
import { daysKept, onOrOff } from "#server/settings/setting-kinds.ts";

/** Those that browser code names as `process.env.NAME`. */
export const browserSettings = ["API_BASE_URL", "API_KEY", "LIVE_FORMS"];

/** Each switches a part of the product off. */
const partSettings = ["SHOP", "ACCOUNTS", "DESK"];

/**
 * The environment variables that a build depends on: the company, the address and key of the API, whether the
 * forms of [4.015] and [7.026] send, the parts, and the period on the privacy page.
 */
export const buildSettings = [
  ...companySettings,
  ...browserSettings,
  ...partSettings,
  "RETENTION_DAYS",
];

const checked = {
  LIVE_FORMS: onOrOff,
  ...Object.fromEntries(partSettings.map((name) => [name, onOrOff])),
  RETENTION_DAYS: daysKept,
};

/** A misspelled value would build pages whose forms do not send, or with a part that should be off. */
export function checkBuildSettings(environment: Record<string, string | undefined>): void {
  for (const [name, kind] of Object.entries(checked)) {
    const value = environment[name];
    const { error } = value ? kind.safeParse(value) : {};
    if (error) throw new Error(`${name} ${error.issues[0]?.message}, not "${value}".`);
  }
}
