import { companyFacts as facts, companyWords as words } from "./company-facts.ts";

/** What `company/` in the content folder says. */
export const company = {
  name: words.name,
  chatName: words.chatName,
  legalName: words.legalName,
  tagline: words.tagline,
  siteUrl: process.env.SITE_URL || facts.siteUrl,

  address: {
    street: words.street,
    area: words.area,
    city: words.city,
    country: words.country,
    countryCode: facts.countryCode,
    latitude: facts.latitude,
    longitude: facts.longitude,
  },

  phones: facts.phones,
  phoneExamples: facts.phoneExamples,
  email: facts.email,
  /** Whom to tell of a vulnerability, in /.well-known/security.txt. */
  security: facts.security ?? { contact: facts.email, policy: undefined },
  /** [9.025] wa.me wants digits alone. */
  chatNumber: facts.chatNumber,

  social: {
    facebook: facts.social.facebook,
    instagram: facts.social.instagram,
  },
  /** [1.006] The target of the Login link. */
  crmUrl: facts.crmUrl,

  // [9.016] The site says both.
  heritageSince: facts.heritageSince,
  companySince: facts.companySince,
  copyrightYear: facts.copyrightYear,
  openingHours: { days: words.openDays, opens: facts.opens, closes: facts.closes },
};

export type Company = typeof company;
