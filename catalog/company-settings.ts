/** The environment variables by which a deployment replaces what `content/company` says. */
export const companySettings = [
  "SITE_URL",
  "COMPANY_NAME",
  "COMPANY_CHAT_NAME",
  "COMPANY_LEGAL_NAME",
  "COMPANY_STREET",
  "COMPANY_AREA",
  "COMPANY_CITY",
  "COMPANY_COUNTRY",
  "COMPANY_LATITUDE",
  "COMPANY_LONGITUDE",
  "COMPANY_PHONE",
  "COMPANY_SECOND_PHONE",
  "COMPANY_EMAIL",
  "COMPANY_CHAT_NUMBER",
  "COMPANY_FACEBOOK_URL",
  "COMPANY_INSTAGRAM_URL",
  "COMPANY_CRM_URL",
] as const;

/** The value of a setting; one that is empty counts as not set. */
export function companySetting(name: (typeof companySettings)[number]): string | undefined {
  return process.env[name] || undefined;
}
