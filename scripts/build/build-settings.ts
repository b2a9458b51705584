import { companySettings } from "#content/company-settings.ts";

/**
 * The environment variables a build takes in as constants: who the company is, where the three
 * calls go and the key they carry.
 */
export const buildSettings = [...companySettings, "API_BASE_URL", "API_KEY"];
