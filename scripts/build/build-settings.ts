import { daysKept, onOrOff } from "#server/settings/setting-kinds.ts";

export const browserSettings = ["API_BASE_URL", "API_KEY", "LIVE_FORMS"];

const partSettings = ["SHOP", "ACCOUNTS", "DESK"];

/** Everything a build depends on, with the URL and key of the API, and whether the forms of [4.015] and
 * [7.026] send. */
export const buildSettings = ["SITE_URL", ...browserSettings, ...partSettings, "RETENTION_DAYS"];

const checked = {
  LIVE_FORMS: onOrOff,
  ...Object.fromEntries(partSettings.map((name) => [name, onOrOff])),
  RETENTION_DAYS: daysKept,
};

/** A misspelled value would build pages whose forms do not send, or with a part that should be off. */
export function checkBuildSettings(environment: Record<string, string | undefined>): void {
  const gone = Object.keys(environment).find(
    (name) => environment[name] && name.startsWith("COMPANY_"),
  );
  if (gone)
    throw new Error(`${gone} is no setting any more: write it into company/ of CONTENT_DIR.`);
  for (const [name, kind] of Object.entries(checked)) {
    const value = environment[name];
    const { error } = value ? kind.safeParse(value) : {};
    if (error) throw new Error(`${name} ${error.issues[0]?.message}, not "${value}".`);
  }
}
