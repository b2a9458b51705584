export const officeIsOpen = (days: string) => `دفتر ${days} کھلا رہتا ہے۔`;
export const scheduleMeeting = "ملاقات طے کریں";
export const explanation =
  "دن اور وقت چنیں۔ تصدیق کے لیے ہم آپ کو لکھیں گے، اور کوئی بات واضح نہ ہو تو کال کریں گے۔";
export const interest = "ملاقات کس بارے میں ہے؟";
export const date = "تاریخ";
export const time = "وقت";
export const timeZone = (name: string, offset: string) => `${name} (${offset})`;
export const chooseATime = "وقت چنیں";
export const receiptHeading = "آپ کی ملاقات کی درخواست";
export const receiptText = "ہمارے دفتر کی تصدیق تک یہ صرف درخواست ہے۔";
export const inYourTime = (time: string, date: string | null, timeZone: string) =>
  `آپ کے مقامی وقت کے مطابق ${date === null ? time : `${date}، ${time}`}، ${timeZone.replaceAll("_", " ")}`;
export const about = "بابت";
export const where = "جگہ";
export const atOurOffice = (address: string) => `ہمارے دفتر میں، ${address}`;
export const yourPhone = "آپ کا فون نمبر";
export const toChange =
  " اسے بدلنے یا منسوخ کرنے کے لیے، یا دفتر کے بجائے ویڈیو یا فون پر ملنے کے لیے، ہماری بھیجی ہوئی ای میل کا جواب دیں۔";
export const addToCalendar = "کیلنڈر میں شامل کریں";
export const calendarSummary = (company: string) => `${company} کے ساتھ ملاقات`;
export const calendarText =
  "ہماری ویب سائٹ پر درخواست کی گئی۔ تصدیق کے لیے ہم آپ سے رابطہ کریں گے۔";
export const calendarReference = (reference: string) => `حوالہ نمبر: ${reference}`;
export const officeIsClosed = (days: readonly string[]) =>
  `${days.join(" اور ")} کو دفتر بند رہتا ہے؛ ہم کوئی اور وقت تجویز کریں گے۔`;
export const inTimeZone = (time: string, timeZone: string) => `${time}، ${timeZone}`;
export const referenceBefore = " آپ کا حوالہ نمبر ";
export const referenceAfter = " ہے۔";
