export const shortlist = "منتخب گھر";
export const savedCount = (count: number) => `منتخب گھر (${count})`;
/** "گھر (2)" */
export const homesCount = (count: number) => (count === 0 ? "گھر" : `گھر (${count})`);
export const shortlistEmpty = "کسی گھر کو یہاں محفوظ کرنے کے لیے اس پر دل کا نشان چنیں۔";
export const findHomes = "اپنا گھر تلاش کریں";
export const noLongerListed = "اب ہماری فہرست میں نہیں۔";
export const factsMissing = "ان گھروں کی تفصیل لوڈ نہیں ہو سکی۔ وہ ان کے اپنے صفحوں پر موجود ہے۔";
export const compare = "گھروں کا موازنہ کریں";
export const compareIntro =
  "زیادہ سے زیادہ تین گھر، ساتھ ساتھ۔ تصویروں کے نیچے جس سطر میں گھروں کا فرق ہو، وہاں “مختلف” لکھا ہے۔";
export const swipe = "تیسرا گھر دیکھنے کے لیے ایک طرف سرکائیں۔";
export const savedHomes = "آپ کے منتخب گھروں میں";
export const remove = (home: string) => `${home} کو موازنے سے ہٹائیں`;
export const forget = (home: string) => `${home} کو منتخب گھروں سے ہٹائیں`;
export const saveAll = "انھیں میرے منتخب گھروں میں رکھیں";
export const onlyThree = "تین گھروں کا موازنہ ہو رہا ہے۔ نیا گھر شامل کرنے کے لیے ایک ہٹائیں۔";
export const nothing = "ابھی موازنے کے لیے کچھ نہیں";
export const nothingText =
  "نیچے فہرست میں گھروں پر دل کا نشان لگائیں۔ وہ اسی براؤزر میں رہتے ہیں؛ کوئی اور انھیں نہیں دیکھتا۔";
export const home = "گھر";
export const pricePerArea = (unit: string) => `قیمت فی ${unit}`;
export const balcony = "بالکونی";
export const noBalcony = "نہیں";
export const sunMorningOnly = "صبح کی دھوپ، 15:00 کے بعد دھوپ کم یا بالکل نہیں";
export const sunNone = "15:00 کے بعد دھوپ، صبح کی دھوپ ہر مہینے نہیں";
export const differs = "مختلف";
export const comparisonOf = (homes: string) => `${homes} کا موازنہ`;
export const print = "پرنٹ کریں";
export const view = "نظارہ";
export const floorPlan = "نقشہ";
export const sunInTheYear = "سال بھر کی دھوپ";
export const handover = "قبضہ";
export const beforeKeys = "چابیوں سے پہلے آپ کی ادائیگی";
export const serviceCharge = "سروس چارجز";
export const aYear = (amount: string) => `سالانہ ${amount}`;
export const grossYield = "مجموعی منافع";
export const netYield = "خالص منافع";
export const percent = (value: string) => `${value}%`;
export const assumptions = (day: string) =>
  `چابیوں سے پہلے آپ کی ادائیگی: اس خریدار کے لیے جو نقد، قرض کے بغیر، ادائیگی کے شیڈول پر خریدے اور ${day} کو بکنگ کرے، یا فروخت شروع ہونے کے دن، اگر وہ بعد میں ہو؛ تمام فیسوں سمیت۔ مجموعی منافع: سال کا معمول کا کرایہ، قیمت کے مقابلے میں۔ خالص منافع: اس میں سے خالی رہنے کے ہفتے اور سروس چارجز نکال کر، تمام فیسوں سمیت قیمت کے مقابلے میں۔ یہ مفروضے بدلنے کے لیے کوئی گھر کھولیں۔`;
/** "A survey of rents (2 November 2026)" */
export const sourceOf = (source: string, day: string) => `${source} (${day})`;
export const rentSource = (sources: string[]) => `کرائے: ${sources.join("؛ ")}۔`;
export const converted = (ratesDay: string) => `رقمیں ${ratesDay} تبدیل کی گئی ہیں۔`;
export const loading = "نقشے، نظارے، دھوپ اور خرچ لوڈ ہو رہے ہیں۔";
export const notLoaded = "نقشے، نظارے، دھوپ اور خرچ لوڈ نہیں ہو سکے۔";
export const tryAgain = "دوبارہ کوشش کریں";
export const close = "موازنہ بند کریں";
export const keptHere = "منتخب گھر صرف اسی براؤزر میں محفوظ ہیں۔";
export const unknownHomes = (homes: string[]) =>
  homes.length === 1
    ? `لنک میں ${homes[0]} کا نام ہے، مگر یہ گھر موجود نہیں۔ ہم نے اسے چھوڑ دیا۔`
    : `لنک میں ایسے گھروں کے نام ہیں جو موجود نہیں: ${homes.join("، ")}۔ ہم نے انھیں چھوڑ دیا۔`;
export const tooMany = "لنک میں تین سے زیادہ گھر ہیں۔ ہم پہلے تین دکھا رہے ہیں۔";
export const missingHomes = (homes: string[]) =>
  homes.length === 1
    ? `${homes[0]} آپ کے منتخب گھروں میں ہے، مگر اب ہماری فہرست میں نہیں۔`
    : `یہ گھر آپ کے منتخب گھروں میں ہیں، مگر اب ہماری فہرست میں نہیں: ${homes.join("، ")}۔`;
export const forgetMissing = "منتخب گھروں سے ہٹائیں";
