import type { SpokenAmount } from "#domain/homes/currency.ts";
import type { SunFilter } from "#domain/homes/filters.ts";
import type { HomeStatus } from "#domain/homes/status.ts";
import { pluralIn } from "#domain/plural.ts";

/** The form of two homes depends on the sentence. */
const homesIn = (count: number, two: string) =>
  pluralIn("ar", count, {
    zero: "لا منازل",
    one: "منزل واحد",
    two,
    few: `${count} منازل`,
    many: `${count} منزلًا`,
    other: `${count} منزل`,
  });

export const homes = "المنازل";
export const description = (count: number, developments: string) =>
  `جميع منازل ${developments}، وعددها ${count}، مع السعر والمساحة والطابق والإطلالة والشمس. صفّوها وقارنوها وشاركوها.`;
export const heading = "ابحثوا عن منزلكم";
export const lead =
  "كل منزل في مشاريعنا السكنية، بسعره ومساحته وإطلالته وشمسه. لا شيء محذوف، ولا شيء مطلوب منكم.";
export const homesOf = (development: string) => `المنازل في ${development}`;
export const developmentDescription = (
  development: string,
  place: string,
  count: number,
  hasFacade: boolean,
) =>
  `اختاروا منزلًا من أصل ${homesIn(count, "منزلين")} في ${development}، ${place}، ${hasFacade ? "على الواجهة أو " : ""}في قائمة، مع السعر والمساحة والإطلالة والشمس.`;
export const developmentLead = (place: string, count: number, handover: string) =>
  `${homesIn(count, "منزلان")} في ${place}، والتسليم في ${handover}.`;
/** The subject of a message: "أود الاستفسار عن المنزل A-304 في برج ورسان، دبي." */
export const homeSubject = (number: string, development: string, place: string) =>
  `المنزل ${number} في ${development}، ${place}`;
export const projectPage = "عن المشروع";
export const inTheList = "في قائمة";
/** The heading of the list where there is no façade. */
export const allHomes = "جميع المنازل";
export const onTheFacade = "على الواجهة";

const statuses: Record<HomeStatus, string> = {
  available: "متاح",
  reserved: "محجوز",
  sold: "مباع",
  "not-released": "لم يُطرح بعد",
};
export const statusName = (status: HomeStatus) => statuses[status];
/** After other facts: "EUR 310,000، متاح" */
export const statusAfter = statusName;

export const bedroomCount = (bedrooms: number) =>
  bedrooms === 0
    ? "استوديو"
    : pluralIn("ar", bedrooms, {
        one: "غرفة نوم واحدة",
        two: "غرفتا نوم",
        few: `${bedrooms} غرف نوم`,
        other: `${bedrooms} غرفة نوم`,
      });
export const homeType = (bedrooms: number, hasStudy: boolean) =>
  bedroomCount(bedrooms) + (hasStudy ? " ومكتب" : "");

const compass: Record<string, string> = {
  N: "الشمال",
  NE: "الشمال الشرقي",
  E: "الشرق",
  SE: "الجنوب الشرقي",
  S: "الجنوب",
  SW: "الجنوب الغربي",
  W: "الغرب",
  NW: "الشمال الغربي",
};
export const compassName = (point: string) => compass[point] ?? point;
export const outlookTo = (outlook: string, point: string) => `${outlook}، جهة ${point}`;

const suns: Record<SunFilter, string> = {
  morning: "شمس الصباح",
  "no-late": "شمس قليلة أو معدومة بعد 15:00",
};
export const sunName = (sun: SunFilter) => suns[sun];
const sunNotes: Record<SunFilter, string> = {
  morning: "على ربع زجاج غرفة المعيشة أو أكثر، لمدة ساعة قبل 11:00 في كل شهر",
  "no-late": "على أقل من ربع زجاج غرفة المعيشة، في كل شهر",
};
export const sunNote = (sun: SunFilter) => sunNotes[sun];

export const floor = (number: number) => `الطابق ${number}`;
/** After other facts: "غرفة نوم واحدة، الطابق 3" */
export const floorAfter = floor;
export const atRatesOf = (day: string) => `بأسعار الصرف بتاريخ ${day}`;
const THOUSANDS: Record<SpokenAmount["unit"], number> = { lakh: 100, crore: 10_000 };
/** Arabic readers count in thousands and millions: "PKR 113.7 مليون" for 11.37 crore. */
export const spokenPrice = (currency: string, count: string, unit: SpokenAmount["unit"]) => {
  const thousands = Math.round(Number(count) * THOUSANDS[unit]);
  return `${currency} ${thousands < 1000 ? `${thousands} ألف` : `${thousands / 1000} مليون`}`;
};
export const about = (amount: string) => `${amount} تقريبًا`;
export const inside = (area: string) => `المساحة الداخلية ${area}`;
export const balcony = (area: string) => `+ الشرفة ${area}`;
export const indicative = "سعر استرشادي";
export const noPrice = "–";
export const priceOnRequest = "السعر عند الطلب";
/** "غرفتا نوم من EUR 310,000 إلى EUR 420,000" */
export const typeRange = (type: string, lowest: string, highest: string) =>
  lowest === highest ? `${type} بسعر ${lowest}` : `${type} من ${lowest} إلى ${highest}`;
export const stillToBeHad = (range: string) => `ما زال متاحًا هنا: ${range}.`;
export const noneOfType = "لم يبق هنا منزل آخر من هذا النوع.";
export const homeSummary = (parts: string[]) => parts.join("، ");

const months = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(
  " ",
);

/** "يونيو 2027" */
export const monthOf = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** "2 نوفمبر 2026" */
export const dayOf = (day: string) => `${Number(day.slice(8, 10))} ${monthOf(day)}`;

/** "قبل 3 أيام", from two weeks on in weeks, then in months. */
export const ago = (days: number) => {
  if (days === 1) return "أمس";
  if (days >= 365) return "قبل أكثر من سنة";
  if (days < 14) {
    const forms = {
      two: "يومين",
      few: `${days} أيام`,
      many: `${days} يومًا`,
      other: `${days} يوم`,
    };
    return `قبل ${pluralIn("ar", days, forms)}`;
  }
  if (days < 60) {
    const weeks = Math.floor(days / 7);
    return `قبل ${weeks === 2 ? "أسبوعين" : `${weeks} أسابيع`}`;
  }
  const count = Math.floor(days / 30);
  const forms = { two: "شهرين", few: `${count} أشهر`, other: `${count} شهرًا` };
  return `قبل ${pluralIn("ar", count, forms)}`;
};
/** "15 نوفمبر 2026، 17:30، توقيت لندن (قبل 3 أيام)" */
export const agoAt = (days: number, time: string) => `${time} (${ago(days)})`;
export const dayAndTime = (day: string, time: string, timeZone: string) =>
  `${dayOf(day)}، ${time}، ${timeZone}`;
export const availabilityAsOf = (time: string) => `حالة المنازل بتاريخ ${time}.`;

export const notReleasedTitle = (development: string) => `لم يبدأ بيع منازل ${development} بعد`;
export const notReleasedText = (needsEscrow: boolean) =>
  `${needsEscrow ? "لم يُفتح حساب الضمان بعد، لذلك لا يمكن حجز أي منزل ولا الدفع مقابله." : "لا يمكن بعد حجز أي منزل ولا الدفع مقابله."} الأسعار استرشادية وقد تتغير. سجلوا اهتمامكم، وسنراسلكم في يوم الطرح للبيع.`;
export const registerInterest = "تسجيل الاهتمام";
export const writeToUs = "راسلونا";
export const indicativeNote = (development: string) =>
  `أسعار ${development} استرشادية: المشروع غير مطروح للبيع.`;
export const permit = (development: string, number: string) =>
  `${development}: تصريح إعلان ${number}`;
export const demonstrationPermit = (number: string) => `${number} (تجريبي، وليس تصريحًا حقيقيًا)`;
export const permitsName = "تصاريح الإعلان";
export const needsScript =
  "التصفية والقائمة المختصرة وصفحة كل منزل تحتاج إلى JavaScript. ومن دونه تجدون جميع المنازل في القائمة أدناه.";
export const placeAndHandover = (place: string, handover: string) =>
  `${place}، التسليم في ${handover}`;
export const availableCount = (available: number, total: number) =>
  `المتاح ${available} من أصل ${homesIn(total, "منزلين")}`;
export const notReleasedCount = (total: number) => `${homesIn(total, "منزلان")}، قبل الطرح للبيع`;
export const printedFrom = (url: string) => `طُبع من ${url}`;
export const fromPrice = (price: string) => `ابتداءً من ${price}`;
export const homeTitle = (number: string, development: string) => `${number}، ${development}`;
export const listOf = (names: string[]) => names.join(" و");
