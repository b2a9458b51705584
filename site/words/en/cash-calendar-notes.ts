export const withSource = (rule: string, source: string) => `${rule} ${source}.`;

/** Said of a value in the URL that cannot be used. */
export const changedInput = (given: string, used: string) => `“${given}” became ${used}.`;
export const droppedInput = (given: string) => `“${given}” makes no sense here and was left out.`;
export const withReason = (correction: string, reason: string) => `${correction} ${reason}`;
export const loanLowered = (given: string, used: string) =>
  `A loan of ${given} is not possible: it became ${used}.`;
export const termLowered = (given: string, used: string) => `${given} became ${used}.`;
export const bookingRange = "A booking may be up to 12 months ago and 10 years ahead.";
export const notBeforeRelease = "Nothing can be booked before the expected release.";
export const bankShare = "You assume that a bank lends no more.";
export const notChecked = (limit: string) => `Not checked, as you left it empty. ${limit}`;
export const priceDueByKeys = "A loan pays only what is due after the booking and up to the keys.";
