export const officeIsOpen = (days: string) => `The office is open ${days}.`;
export const scheduleMeeting = "Schedule Meeting";
export const explanation =
  "Choose a day and a time. We write to confirm, and call you if anything is unclear.";
export const interest = "What is it about?";
export const date = "Date";
export const time = "Time";
export const timeZone = (name: string, offset: string) => `${name} (${offset})`;
export const chooseATime = "Choose a time";
export const receiptHeading = "Your meeting request";
export const receiptText = "This is a request until our office confirms it.";
export const inYourTime = (time: string, date: string | null, timeZone: string) =>
  `${date === null ? time : `${time} on ${date}`} in your time, ${timeZone.replaceAll("_", " ")}`;
export const about = "About";
export const where = "Where";
export const atOurOffice = (address: string) => `At our office, ${address}`;
export const yourPhone = "Your phone number";
export const toChange =
  " To change or cancel it, or to meet by video or phone instead, answer the mail that we have sent you.";
export const addToCalendar = "Add to calendar";
export const calendarSummary = (company: string) => `Meeting with ${company}`;
export const calendarText = "Requested on our website. We will contact you to confirm it.";
export const calendarReference = (reference: string) => `Reference: ${reference}`;
export const officeIsClosed = (days: readonly string[]) =>
  `The office is closed on ${days.join(" and ")}; we will propose another time.`;
export const inTimeZone = (time: string, timeZone: string) => `${time}, ${timeZone}`;
export const referenceBefore = " Your reference is ";
export const referenceAfter = ".";
