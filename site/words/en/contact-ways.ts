export const askAbout = (subject: string) => `Ask about ${subject}`;
export const wantsToKnowMore = (subject: string) => `I would like to know more about ${subject}.`;
export const chatText = (company: string, text: string) => `Hello ${company}. ${text}`;
export const contactUsDirectly = "Contact us directly";
export const meetingHelp = "Choose a day and a time";

type OpeningHours = { days: string; opens: string; closes: string };
const officeHours = ({ days, opens, closes }: OpeningHours) =>
  `The office is open ${days}, from ${opens} to ${closes}.`;
export const answerAtOnce = (hours: OpeningHours) =>
  `For an answer at once, use one of these. ${officeHours(hours)}`;
export const answerFromPerson = (hours: OpeningHours) =>
  `For an answer from a person, use one of these. ${officeHours(hours)}`;
