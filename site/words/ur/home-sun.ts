export const intro = (timeZone: string) =>
  `ہر مہینے کی 21 تاریخ کو بیٹھک کی کھڑکیوں پر براہ راست دھوپ (${timeZone})۔ ہم وہ وقت گنتے ہیں جب کمرے کے ایک رخ کے کم از کم ایک چوتھائی شیشے پر دھوپ پڑتی ہے۔`;
export const method =
  "حساب سورج کے مقام اور عمارت کے ہمارے ماڈل سے لگایا گیا ہے: عمارت کے اپنے ونگ، اوپر کی بالکونیاں اور ہمسایہ عمارتیں سایہ ڈالتی ہیں۔ ریلنگ، پودے، پردے اور فضا کا دھندلاپن شمار نہیں کیے گئے۔";
const months = "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر".split(" ");
/** Months are counted from 0. */
export const monthName = (month: number) => months[month] ?? "";
/** Urdu has no short names of months. */
export const shortMonth = monthName;
/** The number of the month, because several begin with the same letter. */
export const monthLetter = (month: number) => `${month + 1}`;
/** "4 گھنٹے 35 منٹ" */
export const duration = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return "کوئی نہیں";
  const spoken = [
    hours > 0 && `${hours} ${hours === 1 ? "گھنٹہ" : "گھنٹے"}`,
    rest > 0 && `${rest} منٹ`,
  ];
  return spoken.filter(Boolean).join(" ");
};
export const fromTo = (from: string, to: string) => `${from} سے ${to} تک`;
export const noSun = "ہر مہینے ایک چوتھائی سے کم شیشے پر دھوپ۔";
export const range = (most: string, mostMonth: string, least: string, leastMonth: string) =>
  `سب سے زیادہ ${mostMonth} میں: ${most}۔ سب سے کم ${leastMonth} میں: ${least}۔`;
export const always = (hours: string) => `ہر مہینے ${hours}۔`;
export const showTable = "تمام اوقات جدول میں";
export const tableCaption = "ہر مہینے کی 21 تاریخ کو براہ راست دھوپ";
/** "ہر مہینے کی 21 تاریخ کو براہ راست دھوپ: جنوری 4 گھنٹے، فروری 4 گھنٹے 35 منٹ" */
export const minutesByMonth = (minutes: number[]) =>
  `${tableCaption}: ${minutes.map((sum, month) => `${monthName(month)} ${duration(sum)}`).join("، ")}`;
export const month = "مہینہ";
export const hours = "دورانیہ";
export const times = "کب سے کب تک";
export const legendSun = "براہ راست دھوپ";
export const legendDay = "دن کی روشنی";
