/** Where and when the office works: `content/company` says it, `catalog/office.ts` reads it. */
export type Office = {
  city: string;
  /** An IANA name, such as "Europe/London". */
  timeZone: string;
  /** "London time" */
  timeZoneName: string;
  /** "09:00" */
  opens: string;
  closes: string;
  /** Days of the week: Sunday is 0. */
  closedDays: number[];
  meetingMinutes: number;
  /** When the law allows sales calls, and how many to one person. */
  phoneCalls: { from: string; until: string; perDay: number; perWeek: number };
  /** Mobile numbers that are often given without the code of their country. */
  localNumbers: { begins: string; digits: number; countryCode: string }[];
  /** How many digits national numbers have without their first zero. */
  nationalDigits: number;
};
