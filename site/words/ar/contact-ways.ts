export const askAbout = (subject: string) => `سؤال عن ${subject}`;
export const wantsToKnowMore = (subject: string) => `أود معرفة المزيد عن ${subject}.`;
export const chatText = (company: string, text: string) => `مرحبًا ${company}. ${text}`;
export const contactUsDirectly = "اتصلوا بنا مباشرة";
export const meetingHelp = "اختاروا يومًا ووقتًا";

type OpeningHours = { days: string; opens: string; closes: string };
const officeHours = ({ days, opens, closes }: OpeningHours) =>
  `المكتب مفتوح ${days}، من ${opens} إلى ${closes}.`;
export const answerAtOnce = (hours: OpeningHours) =>
  `لجواب فوري، اختاروا إحدى هذه الوسائل. ${officeHours(hours)}`;
export const answerFromPerson = (hours: OpeningHours) =>
  `ليجيبكم شخص لا آلة، اختاروا إحدى هذه الوسائل. ${officeHours(hours)}`;
