export const intro = (timeZone: string) =>
  `الشمس المباشرة على نوافذ غرفة المعيشة في اليوم 21 من كل شهر (${timeZone}). نحسب الوقت الذي تقع فيه الشمس على ربع الزجاج على الأقل في جهة واحدة من الغرفة.`;
export const method =
  "محسوبة من موضع الشمس ونموذجنا للمبنى، مع ظلال أجنحة المبنى نفسه والشرفات التي فوق المنزل والمباني المجاورة. ولم تُحسب فيها الدرابزينات والنباتات والستائر وغبار الجو.";
const months = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(
  " ",
);
/** Months are counted from 0. */
export const monthName = (month: number) => months[month] ?? "";
/** Arabic does not shorten months. */
export const shortMonth = monthName;
/** Several months begin with the same letter. */
export const monthLetter = (month: number) => String(month + 1);
/** "4 س 35 د", hours and minutes as in timetables */
export const duration = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return "لا شمس";
  return [hours > 0 && `${hours} س`, rest > 0 && `${rest} د`].filter(Boolean).join(" ");
};
export const fromTo = (from: string, to: string) => `من ${from} إلى ${to}`;
export const noSun = "شمس على أقل من ربع الزجاج في كل شهر.";
export const range = (most: string, mostMonth: string, least: string, leastMonth: string) =>
  `أكثرها في ${mostMonth}: ${most}. وأقلها في ${leastMonth}: ${least}.`;
export const always = (hours: string) => `${hours} في كل شهر.`;
export const showTable = "جميع الأوقات في جدول";
export const tableCaption = "الشمس المباشرة في اليوم 21 من كل شهر";
/** "الشمس المباشرة في اليوم 21 من كل شهر: يناير 4 س، فبراير 4 س 35 د" */
export const minutesByMonth = (minutes: number[]) =>
  `${tableCaption}: ${minutes.map((sum, month) => `${monthName(month)} ${duration(sum)}`).join("، ")}`;
export const month = "الشهر";
export const hours = "المدة";
export const times = "من وإلى";
export const legendSun = "شمس مباشرة";
export const legendDay = "ضوء النهار";
