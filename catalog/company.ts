import { companyFacts as facts, companyWords as words } from "./company-facts.ts";
import { companySetting as setting } from "./company-settings.ts";

/** `content/company`, overridden by the settings of a deployment. */
export const company = {
  name: setting("COMPANY_NAME") ?? words.name,
  chatName: setting("COMPANY_CHAT_NAME") ?? words.chatName,
  legalName: setting("COMPANY_LEGAL_NAME") ?? words.legalName,
  tagline: words.tagline,
  siteUrl: setting("SITE_URL") ?? facts.siteUrl,

  address: {
    street: setting("COMPANY_STREET") ?? words.street,
    area: setting("COMPANY_AREA") ?? words.area,
    city: setting("COMPANY_CITY") ?? words.city,
    country: setting("COMPANY_COUNTRY") ?? words.country,
    countryCode: facts.countryCode,
    latitude: Number(setting("COMPANY_LATITUDE") ?? facts.latitude),
    longitude: Number(setting("COMPANY_LONGITUDE") ?? facts.longitude),
  },

  phones: [
    setting("COMPANY_PHONE") ?? facts.phones[0],
    setting("COMPANY_SECOND_PHONE") ?? facts.phones[1],
  ],
  phoneExamples: facts.phoneExamples,
  email: setting("COMPANY_EMAIL") ?? facts.email,
  /** [9.025] wa.me wants digits alone. */
  chatNumber: setting("COMPANY_CHAT_NUMBER") ?? facts.chatNumber,

  social: {
    facebook: setting("COMPANY_FACEBOOK_URL") ?? facts.social.facebook,
    instagram: setting("COMPANY_INSTAGRAM_URL") ?? facts.social.instagram,
  },
  /** [1.006] The target of the Login link. */
  crmUrl: setting("COMPANY_CRM_URL") ?? facts.crmUrl,

  // [9.016] The site says both.
  heritageSince: facts.heritageSince,
  companySince: facts.companySince,
  copyrightYear: facts.copyrightYear,
  openingHours: { days: words.openDays, opens: facts.opens, closes: facts.closes },
};

export type Company = typeof company;
