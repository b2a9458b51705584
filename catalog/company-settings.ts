/**
 * The environment variables that `company.ts` reads. The build replaces each `process.env.NAME`
 * in browser code by its value, for which it must know the names.
 */
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
