import { dayOf } from "./homes.ts";

/** "15 مارچ" */
export const shortDay = (date: string) => dayOf(date).replace(/ \d{4}$/, "");

export const beforeKeys = "چابیوں سے پہلے آپ کی ادائیگی";
export const beforeKeysHelp = (from: string, keys: string) =>
  `وہ سب جو آپ ${from} سے چابیاں ملنے کے دن (${keys}) سے ایک دن پہلے تک ادا کریں گے۔`;
export const loanPaysWithKeys =
  "بینک اپنا حصہ چابیوں کے دن ادا کرتا ہے، اس لیے قرض سے یہ رقم کم نہیں ہوتی۔";
export const ratesNote = (currency: string, date: string, source: string) =>
  `معتبر رقم ${currency} میں ہے۔ دوسری کرنسیاں اندازاً درست ہیں، ${date} کی شرح تبادلہ پر۔ ${source}۔`;
export const indicative = "تخمینی۔";
export const fromRelease = (day: string) =>
  `یہ کیلنڈر فروخت کے متوقع آغاز (${day}) سے شروع ہوتا ہے۔ اس کے دن ابھی بدل سکتے ہیں، اس لیے اسے فروخت شروع ہونے کے بعد ہی اپنے کیلنڈر میں شامل کیا جا سکتا ہے۔`;
export const lateHandover =
  "قبضے میں تاخیر ہو تو آپ کا معاہدہ طے کرتا ہے کہ آپ کو کیا ملنا چاہیے اور آپ اسے کب ختم کر سکتے ہیں۔ دستخط سے پہلے اس میں تکمیل کی تاریخ، رعایتی مدت اور ان کے بعد جو لکھا ہو، پڑھ لیں۔";
export const indicativePayment = (payment: string) => `تخمینی: ${payment}`;

export const figures = "اعداد میں";
export const figure = "عدد";
export const keysDay = "چابیاں ملنے کا دن";
export const onKeysDay = "چابیاں ملنے کے دن";
export const untilKeys = "قبضے تک کل ادائیگی";
export const feesIncluded = "اس میں شامل فیسیں";
export const loan = "قرض";
export const monthlyPayment = "ماہانہ قسط";
export const monthlyPaymentHelp = "بینک کو، چابیاں ملنے کے ایک مہینے بعد سے۔";
export const forYears = (years: string) => `${years} تک`;
export const ofPrice = (share: string) => `قیمت کا ${share}`;
export const interestInAll = "کل سود";
export const serviceCharge = "سالانہ سروس چارجز";
export const largestMonth = "ایک مہینے میں سب سے زیادہ";
export const grossYield = "مجموعی منافع";
export const grossYieldHelp = "سال کا کرایہ، قیمت کے مقابلے میں۔";
export const netYield = "خالص منافع";
export const netYieldHelp =
  "خالی رہنے کے ہفتے اور سروس چارجز نکال کر، تمام فیسوں سمیت قیمت کے مقابلے میں۔";
export const internalRate = "سالانہ شرح منافع (IRR)";
export const internalRateHelp =
  "وہ سالانہ شرح جس پر آپ کی تمام ادائیگیاں اور تمام وصولیاں، اپنے اصل دنوں کے حساب سے، برابر ہو جاتی ہیں۔";
export const noRate = "کوئی نہیں";
export const assumedRent = (rent: string) => `اگر آپ اسے سالانہ ${rent} کرائے پر دیں۔`;
export const assumedSale = (years: string) => `اگر آپ اسے چابیاں ملنے کے ${years} بعد بیچیں۔`;
export const assumedRentAndSale = (rent: string, years: string) =>
  `اگر آپ اسے سالانہ ${rent} کرائے پر دیں اور چابیاں ملنے کے ${years} بعد بیچیں۔`;
export const rentSource = (rent: string, source: string, day: string) =>
  `سالانہ کرایہ ${rent}: ${source}، ${day}۔`;
export const ownRent = "اپنا کرایہ لکھنے کے لیے “کرائے پر دینا” چنیں۔";
export const ownSale = "اپنی فروخت لکھنے کے لیے “گھر کی فروخت” میں کوئی سال چنیں۔";

export const chartIn = (currency: string) => `آپ کی ادائیگیوں کا بڑھتا ہوا مجموعہ، ${currency} میں`;
export const chartText = (beforeKeys: string, untilKeys: string, keys: string) =>
  `آپ کی ادائیگی چابیوں سے پہلے ${beforeKeys} تک پہنچتی ہے اور چابیوں کے ساتھ، ${keys} کو، ${untilKeys} تک۔ ہر قدم نیچے کے جدول میں ہے۔`;
export const minus = (amount: string, isNegative: boolean) => (isNegative ? `−${amount}` : amount);
export const keysMark = (month: string) => `چابیاں، ${month}`;
export const comparedWith = (handover: string) => `ٹوٹی ہوئی لکیر: ${handover}`;

export const timeline = "ادائیگی کے شیڈول کے مرحلے";
export const bankMoney = (amount: string) => `بینک سے ${amount}`;
export const paidSoFar = (share: string) => `قیمت کا ${share} ادا شدہ`;

export const calendar = "کب کیا واجب الادا ہے";
export const yearTabs = "سال";
export const goToMonth = "کسی مہینے پر جائیں";
export const nothingDue = "کچھ واجب الادا نہیں";
export const chooseMonth = "مہینہ چنیں";
export const restOfYear = (year: string) => `${year}، چابیاں ملنے کے بعد`;
export const times = (count: number) => `${count} بار`;
export const totalSoFar = (amount: string) => `اب تک ${amount}`;
export const date = "تاریخ";
export const payment = "ادائیگی";
export const ruleAndSource = "اصول اور ماخذ";
export const amount = "رقم";
export const payee = "وصول کنندہ";
export const ruleHeading = "اصول";
export const sourceHeading = "ماخذ";
export const amountIn = (currency: string) => `رقم، ${currency} میں`;
export const received = "منفی نشان والی رقمیں آپ کو ملتی ہیں یا بینک ادا کرتا ہے۔";
export const allLines = (amount: string, until: string) =>
  `${until} تک تمام سطروں کا مجموعہ: ${amount}۔`;
export const untilSale = (day: string) => `${day} کی فروخت`;
export const untilYear = (years: string, day: string) => `چابیاں ملنے کے ${years} بعد، ${day}`;
export const noteHeading = "نوٹ";

export const stopPaying = "اگر آپ ادائیگی روک دیں";
export const stopPayingText = (notice: string) =>
  `${notice} اس کے بعد ڈویلپر معاہدہ ختم کر سکتا ہے۔ وہ قیمت کا کتنا حصہ رکھ سکتا ہے، یہ اس پر منحصر ہے کہ کتنی تعمیر ہو چکی ہے۔ اس سے زیادہ جو آپ نے ادا کیا، وہ آپ کو واپس ملے گا۔`;
export const stopPayingWeak =
  "ان حدوں پر ماخذ متفق نہیں۔ ان پر بھروسا کرنے سے پہلے کسی وکیل سے پوچھیں۔";
export const ifOn = "اگر اس دن کے بعد روکیں";
export const built = "تعمیر مکمل";
export const inCurrency = (currency: string) => `رقمیں ${currency} میں ہیں۔`;
export const paid = "ادا شدہ";
export const mayKeep = "ڈویلپر رکھ سکتا ہے";
export const atMost = (share: string) => `زیادہ سے زیادہ ${share}`;
export const notBegun = "یہ اس پر منحصر ہے کہ کام کیوں شروع نہیں ہوا";
export const refund = "واپس ملے گا";

export const goodToKnow = "جاننے کی باتیں";
export const noGrowth =
  "یہ صرف رہنمائی ہے، نہ پیشکش نہ مشورہ۔ قیمتوں میں کوئی اضافہ فرض نہیں کیا گیا، جب تک آپ خود نہ لکھیں۔ فیسیں اور قوانین بدلتے رہتے ہیں: ہر ماخذ کے ساتھ اس کی تاریخ ہے یا لکھا ہے کہ وہ بلا تاریخ ہے۔";
export const addToCalendar = "کیلنڈر میں شامل کریں";
export const downloadTable = "جدول (CSV)";
export const print = "پرنٹ کریں";
export const takeItWithYou = "ساتھ رکھیں";
export const eventTitle = (payment: string, amount: string, home: string) =>
  `${payment}، ${amount}، ${home}`;
export const yourInputs = "آپ کے اعداد";
export const printedLink = "یہ صفحہ اس لنک سے دوبارہ بنایا جا سکتا ہے:";
