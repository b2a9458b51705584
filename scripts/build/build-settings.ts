import { companySettings } from "#content/company-settings.ts";

/**
 * The environment variables a build takes in as constants: who the company is, where the three
 * calls go and the key they carry, whether the forms of [4.015] and [7.026] are live, and for how
 * long the privacy page says that leads are kept.
 */
export const buildSettings = [
  ...companySettings,
  "API_BASE_URL",
  "API_KEY",
  "LIVE_FORMS",
  "RETENTION_DAYS",
];

/** A misspelled value would silently build pages whose forms are dead. */
export function checkBuildSettings(environment: Record<string, string | undefined>): void {
  const liveForms = environment.LIVE_FORMS;
  if (!liveForms || liveForms === "on" || liveForms === "off") return;
  throw new Error(`LIVE_FORMS must be on or off, not "${liveForms}".`);
}
