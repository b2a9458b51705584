/** `content/company` says it, `catalog/office.ts` reads it. */
export type Office = {
  city: string;
  /** An IANA name, such as "Europe/London". */
  timeZone: string;
  /** An example is "London time". */
  timeZoneName: string;
  /** An example is "09:00". */
  opens: string;
  closes: string;
  /** Days of the week: Sunday is 0. */
  closedDays: number[];
  meetingMinutes: number;
  /** The law's hours for sales calls, and the most phone calls to one person. */
  phoneCalls: { from: string; until: string; perDay: number; perWeek: number };
  /** Mobile numbers that are often given without their country code. */
  localNumbers: {
    begins: string;
    digits: number;
    countryCode: string;
    /** Where the visitor must be for it; another entry may be meant elsewhere. */
    timeZones?: string[] | undefined;
  }[];
  /** National numbers have this many digits without their first zero. */
  nationalDigits: number;
};
