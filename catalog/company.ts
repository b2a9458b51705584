/**
 * Who we are and where to reach us: the file a company edits first.
 *
 * Browser code imports it, so it holds plain constants and nothing else. Settings from the
 * environment are written out in full, one by one, because the build replaces that very text;
 * their names are listed in `company-settings.ts`. A setting that is empty counts as not set.
 */
export const company = {
  name: process.env.COMPANY_NAME || "Indus Gulf",
  /** [2.123] The name at the head of the chat panel. */
  chatName: process.env.COMPANY_CHAT_NAME || "Indus Gulf Properties",
  legalName: process.env.COMPANY_LEGAL_NAME || "Indus Gulf Real Estate Development L.L.C.",
  tagline: "Built in Pakistan for seventy years. Now building in Dubai.",
  siteUrl: process.env.SITE_URL || "https://www.indusgulf.example.com",

  address: {
    street: process.env.COMPANY_STREET || "Office 1804, Meander House, Al Abraj Street",
    area: process.env.COMPANY_AREA || "Business Bay",
    city: process.env.COMPANY_CITY || "Dubai",
    country: process.env.COMPANY_COUNTRY || "United Arab Emirates",
    countryCode: "AE",
    latitude: Number(process.env.COMPANY_LATITUDE || 25.1851),
    longitude: Number(process.env.COMPANY_LONGITUDE || 55.2722),
  },

  // Placeholders that nobody can own: a Dubai landline has seven digits after the 4, and the
  // first of them is never a 0 or a 1.
  phones: [
    process.env.COMPANY_PHONE || "+971 4 100 0140",
    process.env.COMPANY_SECOND_PHONE || "+971 4 100 0141",
  ],
  email: process.env.COMPANY_EMAIL || "hello@indusgulf.example.com",
  /** [9.025] Digits alone, as wa.me wants them. */
  chatNumber: process.env.COMPANY_CHAT_NUMBER || "97141000140",

  social: {
    facebook: process.env.COMPANY_FACEBOOK_URL || "https://facebook.example.com/indusgulf",
    instagram: process.env.COMPANY_INSTAGRAM_URL || "https://instagram.example.com/indusgulf",
  },
  /** [1.006] Where the Login link leads. */
  crmUrl: process.env.COMPANY_CRM_URL || "https://crm.indusgulf.example.com",

  // [9.016] Both are said on the site: the family has built since 1953, this company since 2010.
  heritageSince: 1953,
  companySince: 2010,
  /** [9.017] */
  copyrightYear: 2024,
  // [9.003] The hours of the meeting slots.
  openingHours: {
    days: "Monday to Friday",
    closedDays: ["Saturday", "Sunday"],
    opens: "09:00",
    closes: "18:00",
  },
};

export type Company = typeof company;
