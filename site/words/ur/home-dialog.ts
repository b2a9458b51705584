export const closeHome = "یہ گھر بند کریں";
export const sectionsName = "اس صفحے کے حصے";
export const floorPlan = "نقشہ";
export const view = "نظارہ";
export const sun = "دھوپ";
export const room = "کمرہ";
export const cost = "خرچ";
export const terms = "تاریخیں اور شرائط";
export const loading = "اس گھر کا نقشہ، نظارہ اور دھوپ لوڈ ہو رہے ہیں۔";
export const notLoaded = "نقشہ، نظارہ اور دھوپ لوڈ نہیں ہو سکے۔";
export const tryAgain = "دوبارہ کوشش کریں";

export const price = "قیمت";
export const indicativePrice = "تخمینی قیمت";
export const seeCost = "آپ کو کیا اور کب دینا ہے";
export const costWays = "نقد، ادائیگی کے شیڈول پر، یا مارگیج (گھر کا قرض) کے ساتھ۔";
export const inPriceCurrency = (ratesDay: string, amount: string) =>
  `${ratesDay}؛ قیمت ${amount} ہے`;
export const pricePerArea = (unit: string) => `اندرونی رقبے کی قیمت، فی ${unit}`;
export const status = "دستیابی";
export const insideArea = "اندرونی رقبہ";
export const balconyArea = "بالکونی";
export const floor = "منزل";
export const facing = "بیٹھک کا رخ";
export const outlook = "سامنے کا منظر";
export const priceSince = (day: string) => `یہ قیمت ${day} سے لاگو ہے۔`;
export const statusChanged = (time: string) => `دستیابی ${time} کو تبدیل ہوئی۔`;
export const statusUnchanged = (day: string) =>
  `${day} کی ہماری فہرست کے بعد سے دستیابی نہیں بدلی۔`;
export const asOf = (time: string) => `${time} کی معلومات کے مطابق`;

export const handover = "قبضہ";
export const firstPromised = (on: string, handover: string) => `پہلا وعدہ، ${on} کو: ${handover}`;
export const changed = (on: string, handover: string) => `تبدیلی، ${on} کو: ${handover}`;
export const neverChanged = "اس کے بعد کوئی تبدیلی نہیں۔";
export const construction = "تعمیر";
export const begins = (day: string) => `${day} سے`;
export const payment = "ادائیگی";
export const paymentTerms = (booking: number, during: number, keys: number) =>
  `بکنگ پر ${booking}%، تعمیر کے دوران ${during}%، چابیوں کے ساتھ ${keys}%`;
export const serviceCharge = "سروس چارجز";
export const yearlyCharge = (amount: string, rate: string, unit: string) =>
  `سالانہ تقریباً ${amount} (اندرونی رقبہ اور بالکونی مل کر، ${rate} فی ${unit})`;
export const parking = "پارکنگ";
export const parkingSpaces = (count: number) => {
  if (count === 0) return "کوئی جگہ نہیں";
  return count === 1 ? "1 جگہ" : `${count} جگہیں`;
};

export const scheduleMeeting = "ملاقات طے کریں";
export const whatsApp = "واٹس ایپ";
export const call = "ہمیں کال کریں";
export const print = "پرنٹ یا PDF میں محفوظ کریں";
export const addToShortlist = "منتخب گھروں میں شامل کریں";
export const onShortlist = "آپ کے منتخب گھروں میں";
export const askAboutHome = "اس گھر کے بارے میں پوچھیں";
export const registerInterest = "دلچسپی درج کرائیں";
export const notReleased = "ابھی فروخت شروع نہیں ہوئی۔ فروخت شروع ہونے کے دن ہم آپ کو لکھیں گے۔";
export const soldNote = "یہ گھر فروخت ہو چکا ہے۔ اس جیسے کسی اور گھر کے بارے میں ہم سے پوچھیں۔";
export const reservedNote = "یہ گھر ریزرو ہے۔ ہم سے پوچھیں کہ کیا یہ پھر سے دستیاب ہو سکتا ہے۔";

export const viewCaption = (floor: number, day: string, time: string) =>
  `ہمارے ماڈل سے بنائی گئی تصویر: اوپر نیچے کے ان گھروں میں سے منزل ${floor} کے گھر کی بالکونی، ${day} کو ${time} بجے۔`;
export const otherFloor = (own: number) => `یہ گھر منزل ${own} پر ہے۔`;
const months = "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر".split(" ");
/** "21 مارچ", from "03-21" */
export const dayInYear = (day: string) =>
  `${Number(day.slice(3))} ${months[Number(day.slice(0, 2)) - 1]}`;
