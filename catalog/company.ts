import { z } from "zod";
import { LANG } from "#domain/language.ts";
import { companySetting as setting } from "./company-settings.ts";
import { line, lines } from "./fields.ts";
import { readYaml } from "./loader/read-yaml.ts";

const facts = readYaml(
  "company/facts.yaml",
  z.strictObject({
    siteUrl: z.url(),
    email: z.email(),
    phones: z.tuple([line, line]),
    chatNumber: line,
    social: z.strictObject({ facebook: z.url(), instagram: z.url() }),
    crmUrl: z.url(),
    countryCode: line,
    latitude: z.number(),
    longitude: z.number(),
    heritageSince: z.int(),
    companySince: z.int(),
    copyrightYear: z.int(),
    opens: line,
    closes: line,
  }),
);

const words = readYaml(
  `company/${LANG}.yaml`,
  z.strictObject({
    name: line,
    chatName: line,
    legalName: line,
    tagline: line,
    street: line,
    area: line,
    city: line,
    country: line,
    openDays: line,
    closedDays: lines,
  }),
);

/** Who we are and where to reach us: `content/company`, with the settings of a deployment over it. */
export const company = {
  name: setting("COMPANY_NAME") ?? words.name,
  /** [2.123] The name at the head of the chat panel. */
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
  email: setting("COMPANY_EMAIL") ?? facts.email,
  /** [9.025] Digits alone, as wa.me wants them. */
  chatNumber: setting("COMPANY_CHAT_NUMBER") ?? facts.chatNumber,

  social: {
    facebook: setting("COMPANY_FACEBOOK_URL") ?? facts.social.facebook,
    instagram: setting("COMPANY_INSTAGRAM_URL") ?? facts.social.instagram,
  },
  /** [1.006] Where the Login link leads. */
  crmUrl: setting("COMPANY_CRM_URL") ?? facts.crmUrl,

  // [9.016] Both are said on the site.
  heritageSince: facts.heritageSince,
  companySince: facts.companySince,
  /** [9.017] */
  copyrightYear: facts.copyrightYear,
  // [9.003] The hours of the meeting slots.
  openingHours: {
    days: words.openDays,
    closedDays: words.closedDays,
    opens: facts.opens,
    closes: facts.closes,
  },
};

export type Company = typeof company;
