import { pluralIn } from "#domain/plural.ts";

export const closeHome = "إغلاق هذا المنزل";
export const sectionsName = "أقسام هذه الصفحة";
export const floorPlan = "المخطط";
export const view = "المنظر";
export const sun = "الشمس";
export const room = "الغرفة";
export const cost = "التكلفة";
export const terms = "المواعيد والشروط";
export const loading = "جارٍ تحميل مخطط هذا المنزل ومنظره وشمسه.";
export const notLoaded = "تعذر تحميل المخطط والمنظر والشمس.";
export const tryAgain = "إعادة المحاولة";

export const price = "السعر";
export const indicativePrice = "السعر الاسترشادي";
export const seeCost = "ماذا تدفعون ومتى";
export const costWays = "نقدًا وفق خطة السداد، أو بقرض عقاري.";
export const inPriceCurrency = (ratesDay: string, amount: string) =>
  `${ratesDay}؛ والسعر ${amount}`;
export const pricePerArea = (unit: string) => `السعر لكل ${unit} من المساحة الداخلية`;
export const status = "الحالة";
export const insideArea = "المساحة الداخلية";
export const balconyArea = "الشرفة";
export const floor = "الطابق";
export const facing = "اتجاه غرفة المعيشة";
export const outlook = "الإطلالة";
export const priceSince = (day: string) => `السعر سارٍ منذ ${day}.`;
export const statusChanged = (time: string) => `تغيرت الحالة في ${time}.`;
export const statusUnchanged = (day: string) => `لم تتغير الحالة منذ قائمتنا بتاريخ ${day}.`;
export const asOf = (time: string) => `بتاريخ ${time}`;

export const handover = "التسليم";
export const firstPromised = (on: string, handover: string) =>
  `أول موعد وعدنا به، في ${on}: ${handover}`;
export const changed = (on: string, handover: string) => `تغير في ${on}: ${handover}`;
export const neverChanged = "لم يتغير منذ ذلك الحين.";
export const construction = "البناء";
export const begins = (day: string) => `ابتداءً من ${day}`;
export const payment = "السداد";
export const paymentTerms = (booking: number, during: number, keys: number) =>
  `${booking}% عند الحجز، ${during}% أثناء البناء، ${keys}% عند استلام المفاتيح`;
export const serviceCharge = "رسوم الخدمات";
export const yearlyCharge = (amount: string, rate: string, unit: string) =>
  `نحو ${amount} سنويًا (${rate} لكل ${unit} من المساحة الداخلية والشرفة)`;
export const parking = "مواقف السيارات";
export const parkingSpaces = (count: number) =>
  pluralIn("ar", count, {
    zero: "لا موقف",
    one: "موقف واحد",
    two: "موقفان",
    few: `${count} مواقف`,
    many: `${count} موقفًا`,
    other: `${count} موقف`,
  });

export const scheduleMeeting = "حجز موعد";
export const whatsApp = "واتساب";
export const call = "الاتصال بنا";
export const print = "طباعة أو حفظ بصيغة PDF";
export const addToShortlist = "إضافة إلى القائمة المختصرة";
export const onShortlist = "في قائمتكم المختصرة";
export const askAboutHome = "سؤال عن هذا المنزل";
export const registerInterest = "تسجيل الاهتمام";
export const notReleased = "غير مطروح للبيع بعد. نراسلكم في يوم الطرح للبيع.";
export const soldNote = "بِيع هذا المنزل. اسألونا عن منزل يشبهه.";
export const reservedNote = "هذا المنزل محجوز. اسألونا إن كان سيصبح متاحًا.";

export const viewCaption = (floor: number, day: string, time: string) =>
  `صورة مولدة من نموذجنا: الشرفة في عمود الشقق نفسه في الطابق ${floor}، يوم ${day} الساعة ${time}.`;
export const otherFloor = (own: number) => `أما هذا المنزل فهو في الطابق ${own}.`;
const months = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(
  " ",
);
/** "21 مارس", from "03-21" */
export const dayInYear = (day: string) =>
  `${Number(day.slice(3))} ${months[Number(day.slice(0, 2)) - 1]}`;
