import type { SpokenAmount } from "#domain/homes/currency.ts";
import type { SunFilter } from "#domain/homes/filters.ts";
import type { HomeStatus } from "#domain/homes/status.ts";

export const homes = "گھر";
export const description = (count: number, developments: string) =>
  `${developments} کے تمام ${count} گھر، قیمت، رقبے، منزل، سامنے کے منظر اور دھوپ کے ساتھ۔ فلٹر لگائیں، موازنہ کریں اور شیئر کریں۔`;
export const heading = "اپنا گھر تلاش کریں";
export const lead =
  "ہمارے رہائشی منصوبوں کا ہر گھر، اپنی قیمت، رقبے، سامنے کے منظر اور دھوپ کے ساتھ۔ کچھ چھوڑا نہیں گیا، اور آپ سے کچھ مانگا نہیں جاتا۔";
export const homesOf = (development: string) => `${development} کے گھر`;
export const developmentDescription = (
  development: string,
  place: string,
  count: number,
  hasFacade: boolean,
) =>
  `${place} میں ${development} کے ${count} گھروں میں سے ایک چنیں، ${hasFacade ? "عمارت کے بیرونی رخ پر یا فہرست میں" : "فہرست میں"}، قیمت، رقبے، سامنے کے منظر اور دھوپ کے ساتھ۔`;
export const developmentLead = (place: string, count: number, handover: string) =>
  `${place} میں ${count} گھر، قبضہ ${handover} میں۔`;
/** The subject of a message: "مجھے گھر A-304، ورسان ٹاور، دبئی میں دلچسپی ہے۔" */
export const homeSubject = (number: string, development: string, place: string) =>
  `گھر ${number}، ${development}، ${place}`;
export const projectPage = "منصوبے کے بارے میں";
export const inTheList = "فہرست میں";
/** The heading of the list where there is no façade. */
export const allHomes = "تمام گھر";
export const onTheFacade = "عمارت کے بیرونی رخ پر";

const statuses: Record<HomeStatus, string> = {
  available: "دستیاب",
  reserved: "ریزرو",
  sold: "فروخت شدہ",
  "not-released": "ابھی فروخت شروع نہیں",
};
export const statusName = (status: HomeStatus) => statuses[status];
export const statusAfter = statusName;

export const bedroomCount = (bedrooms: number) =>
  bedrooms === 0 ? "اسٹوڈیو" : `${bedrooms} بیڈروم`;
export const homeType = (bedrooms: number, hasStudy: boolean) =>
  bedroomCount(bedrooms) + (hasStudy ? " اور اسٹڈی" : "");

const compass: Record<string, string> = {
  N: "شمال",
  NE: "شمال مشرق",
  E: "مشرق",
  SE: "جنوب مشرق",
  S: "جنوب",
  SW: "جنوب مغرب",
  W: "مغرب",
  NW: "شمال مغرب",
};
export const compassName = (point: string) => compass[point] ?? point;
export const outlookTo = (outlook: string, point: string) => `${outlook}، ${point}`;

const suns: Record<SunFilter, string> = {
  morning: "صبح کی دھوپ",
  "no-late": "15:00 کے بعد دھوپ کم یا بالکل نہیں",
};
export const sunName = (sun: SunFilter) => suns[sun];
const sunNotes: Record<SunFilter, string> = {
  morning: "بیٹھک کے ایک چوتھائی یا زیادہ شیشے پر، ہر مہینے 11:00 سے پہلے ایک گھنٹہ",
  "no-late": "بیٹھک کے ایک چوتھائی سے کم شیشے پر، ہر مہینے",
};
export const sunNote = (sun: SunFilter) => sunNotes[sun];

export const floor = (number: number) => `منزل ${number}`;
export const floorAfter = floor;
export const atRatesOf = (day: string) => `${day} کی شرح تبادلہ پر`;
const spokenUnits: Record<SpokenAmount["unit"], string> = { lakh: "لاکھ", crore: "کروڑ" };
export const spokenPrice = (currency: string, count: string, unit: SpokenAmount["unit"]) =>
  `${count} ${spokenUnits[unit]} ${currency}`;
export const about = (amount: string) => `تقریباً ${amount}`;
export const inside = (area: string) => `اندرونی رقبہ ${area}`;
export const balcony = (area: string) => `+ بالکونی ${area}`;
export const indicative = "تخمینی";
export const noPrice = "–";
export const priceOnRequest = "قیمت پوچھنے پر";
/** "2 بیڈروم، EUR 310,000 سے EUR 420,000 تک" */
export const typeRange = (type: string, lowest: string, highest: string) =>
  lowest === highest ? `${type}، ${lowest}` : `${type}، ${lowest} سے ${highest} تک`;
export const stillToBeHad = (range: string) => `یہاں اب بھی دستیاب: ${range}۔`;
export const noneOfType = "اس قسم کا کوئی اور گھر یہاں باقی نہیں۔";
export const homeSummary = (parts: string[]) => parts.join("، ");

const months = "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر".split(" ");

/** "جون 2027" */
export const monthOf = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** "2 نومبر 2026" */
export const dayOf = (day: string) => `${Number(day.slice(8, 10))} ${monthOf(day)}`;

/** "3 دن پہلے", from two weeks on in weeks, then in months. */
export const ago = (days: number) => {
  if (days === 1) return "گزشتہ کل";
  if (days < 14) return `${days} دن پہلے`;
  if (days < 60) return `${Math.floor(days / 7)} ہفتے پہلے`;
  return days < 365 ? `${Math.floor(days / 30)} مہینے پہلے` : "ایک سال سے زیادہ پہلے";
};
/** "3 دن پہلے، 15 نومبر 2026، 17:30 (لندن کا وقت)" */
export const agoAt = (days: number, time: string) => `${ago(days)}، ${time}`;
/** The time zone is in brackets because texts go on after it: "… کی معلومات کے مطابق". */
export const dayAndTime = (day: string, time: string, timeZone: string) =>
  `${dayOf(day)}، ${time} (${timeZone})`;
export const availabilityAsOf = (time: string) => `دستیابی، ${time} کی معلومات کے مطابق۔`;

export const notReleasedTitle = (development: string) =>
  `${development} کی فروخت ابھی شروع نہیں ہوئی`;
export const notReleasedText = (needsEscrow: boolean) =>
  `${needsEscrow ? "اس کا ایسکرو اکاؤنٹ (امانتی کھاتہ) ابھی نہیں کھلا، اس لیے نہ کوئی گھر ریزرو ہو سکتا ہے، نہ اس کے لیے رقم دی جا سکتی ہے۔" : "ابھی نہ کوئی گھر ریزرو ہو سکتا ہے، نہ اس کے لیے رقم دی جا سکتی ہے۔"} قیمتیں تخمینی ہیں اور بدل سکتی ہیں۔ اپنی دلچسپی درج کرائیں، فروخت شروع ہونے کے دن ہم آپ کو لکھیں گے۔`;
export const registerInterest = "دلچسپی درج کرائیں";
export const writeToUs = "ہمیں لکھیں";
export const indicativeNote = (development: string) =>
  `${development} کی قیمتیں تخمینی ہیں: اس کی فروخت ابھی شروع نہیں ہوئی۔`;
export const permit = (development: string, number: string) =>
  `${development}: اشتہار کا اجازت نامہ ${number}`;
export const demonstrationPermit = (number: string) => `${number} (ڈیمو، اصلی اجازت نامہ نہیں)`;
export const permitsName = "اشتہار کے اجازت نامے";
export const needsScript =
  "فلٹر، منتخب گھروں اور ایک ایک گھر کے صفحے کے لیے JavaScript درکار ہے۔ نیچے کی فہرست میں اس کے بغیر بھی ہر گھر موجود ہے۔";
export const placeAndHandover = (place: string, handover: string) => `${place}، قبضہ ${handover}`;
export const availableCount = (available: number, total: number) =>
  `${total} میں سے ${available} گھر دستیاب`;
export const notReleasedCount = (total: number) => `${total} گھر، ابھی فروخت شروع نہیں`;
export const printedFrom = (url: string) => `${url} سے پرنٹ کیا گیا`;
export const fromPrice = (price: string) => `${price} سے شروع`;
export const homeTitle = (number: string, development: string) => `${number}، ${development}`;
export const listOf = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join("، ")} اور ${names.at(-1)}` : names.join("");
