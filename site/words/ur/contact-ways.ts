export const askAbout = (subject: string) => `${subject} کے بارے میں پوچھیں`;
export const wantsToKnowMore = (subject: string) =>
  `مجھے ${subject} کے بارے میں مزید معلومات چاہییں۔`;
export const chatText = (company: string, text: string) => `السلام علیکم ${company}۔ ${text}`;
export const contactUsDirectly = "ہم سے براہ راست رابطہ کریں";
export const meetingHelp = "دن اور وقت چنیں";

type OpeningHours = { days: string; opens: string; closes: string };
const officeHours = ({ days, opens, closes }: OpeningHours) =>
  `دفتر ${days}، ${opens} سے ${closes} تک کھلا رہتا ہے۔`;
export const answerAtOnce = (hours: OpeningHours) =>
  `فوری جواب کے لیے ان میں سے کوئی طریقہ چنیں۔ ${officeHours(hours)}`;
export const answerFromPerson = (hours: OpeningHours) =>
  `جواب ہمارے کسی نمائندے سے چاہیے تو ان میں سے کوئی طریقہ چنیں۔ ${officeHours(hours)}`;
