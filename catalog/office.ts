import type { Office } from "#domain/office.ts";
import { companyFacts, companyWords } from "./company-facts.ts";
import { company } from "./company.ts";

const { timeZone, opens, closes, closedDays, meetingMinutes, calls: phoneCalls } = companyFacts;
const { localNumbers, nationalDigits } = companyFacts;

/** Separate from `company`, which every page loads. */
export const office: Office = {
  city: company.address.city,
  timeZone,
  timeZoneName: companyWords.timeZoneName,
  opens,
  closes,
  closedDays,
  meetingMinutes,
  phoneCalls,
  localNumbers,
  nationalDigits,
};
