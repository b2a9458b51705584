/** The environment variables that override `content/company`. */
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

export function companySetting(name: (typeof companySettings)[number]): string | undefined {
  return process.env[name] || undefined;
}
