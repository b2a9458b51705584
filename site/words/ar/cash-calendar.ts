import { dayOf } from "./homes.ts";

/** "15 مارس" */
export const shortDay = (date: string) => dayOf(date).replace(/ \d+$/, "");

export const beforeKeys = "ما تدفعونه قبل استلام المفاتيح";
export const beforeKeysHelp = (from: string, keys: string) =>
  `كل ما تدفعونه من ${from} حتى اليوم السابق لاستلام المفاتيح في ${keys}.`;
export const loanPaysWithKeys =
  "يدفع البنك حصته في يوم استلام المفاتيح، لذلك لا يخفض القرض هذا المبلغ.";
export const ratesNote = (currency: string, date: string, source: string) =>
  `العبرة بالمبالغ بعملة ${currency}. المبالغ بالعملات الأخرى تقريبية، بأسعار الصرف بتاريخ ${date}. ${source}.`;
export const indicative = "أرقام استرشادية.";
export const fromRelease = (day: string) =>
  `يبدأ الجدول من الموعد المتوقع للطرح للبيع، ${day}. وقد تتغير أيامه، لذلك لا يمكن إضافته إلى تقويمكم إلا بعد الطرح.`;
export const lateHandover =
  "إذا تأخر التسليم، فالعقد هو الذي يحدد ما تستحقونه ومتى يحق لكم فسخه. قبل التوقيع، اقرأوا فيه تاريخ الإنجاز وفترة السماح وما يترتب بعدهما.";
export const indicativePayment = (payment: string) => `رقم استرشادي: ${payment}`;

export const figures = "بالأرقام";
export const figure = "البند";
export const keysDay = "يوم استلام المفاتيح";
export const onKeysDay = "في يوم استلام المفاتيح";
export const untilKeys = "الإجمالي عند التسليم";
export const feesIncluded = "الرسوم المشمولة";
export const loan = "القرض";
export const monthlyPayment = "القسط الشهري";
export const monthlyPaymentHelp = "للبنك، ابتداءً من شهر بعد استلام المفاتيح.";
export const forYears = (years: string) => `لمدة ${years}`;
export const ofPrice = (share: string) => `${share} من السعر`;
export const interestInAll = "إجمالي الفائدة";
export const serviceCharge = "رسوم الخدمات سنويًا";
export const largestMonth = "أعلى شهر";
export const grossYield = "العائد الإجمالي";
export const grossYieldHelp = "إيجار سنة مقسومًا على السعر.";
export const netYield = "العائد الصافي";
export const netYieldHelp = "بعد خصم الشغور ورسوم الخدمات، مقسومًا على السعر مع جميع الرسوم.";
export const internalRate = "العائد السنوي (IRR)";
export const internalRateHelp =
  "النسبة السنوية التي يتعادل عندها كل ما تدفعونه وكل ما تستلمونه، بأيامه الفعلية.";
export const noRate = "لا يوجد";
export const assumedRent = (rent: string) => `في حال تأجيره بمبلغ ${rent} سنويًا.`;
export const assumedSale = (years: string) => `في حال بيعه بعد ${years} من استلام المفاتيح.`;
export const assumedRentAndSale = (rent: string, years: string) =>
  `في حال تأجيره بمبلغ ${rent} سنويًا وبيعه بعد ${years} من استلام المفاتيح.`;
export const rentSource = (rent: string, source: string, day: string) =>
  `إيجار ${rent} سنويًا: ${source}، ${day}.`;
export const ownRent = "اختاروا «التأجير» لإدخال الإيجار الذي تتوقعونه.";
export const ownSale = "اختاروا مدة في «بيع المنزل» لإدخال ما تتوقعونه للبيع.";

export const chartIn = (currency: string) => `مجموع ما تدفعونه مع الوقت، بعملة ${currency}`;
export const chartText = (beforeKeys: string, untilKeys: string, keys: string) =>
  `يرتفع ما تدفعونه إلى ${beforeKeys} قبل استلام المفاتيح، وإلى ${untilKeys} عند استلامها في ${keys}. في الجدول أدناه كل خطوة.`;
export const minus = (amount: string, isNegative: boolean) => (isNegative ? `−${amount}` : amount);
export const keysMark = (month: string) => `المفاتيح، ${month}`;
export const comparedWith = (handover: string) => `الخط المتقطع: التسليم ${handover}`;

export const timeline = "خطوات خطة السداد";
export const bankMoney = (amount: string) => `${amount} من البنك`;
export const paidSoFar = (share: string) => `سُدد ${share} من السعر`;

export const calendar = "ما يستحق ومتى";
export const yearTabs = "السنوات";
export const goToMonth = "الانتقال إلى شهر";
export const nothingDue = "لا شيء مستحق";
export const chooseMonth = "اختيار شهر";
export const restOfYear = (year: string) => `${year}، بعد استلام المفاتيح`;
export const times = (count: number) => `${count} ×`;
export const totalSoFar = (amount: string) => `حتى تاريخه ${amount}`;
export const date = "التاريخ";
export const payment = "الدفعة";
export const ruleAndSource = "القاعدة والمصدر";
export const amount = "المبلغ";
export const payee = "المستلم";
export const ruleHeading = "القاعدة";
export const sourceHeading = "المصدر";
export const amountIn = (currency: string) => `المبلغ بعملة ${currency}`;
export const received = "المبالغ المسبوقة بعلامة ناقص تصل إليكم أو يدفعها البنك.";
export const allLines = (amount: string, until: string) => `جميع البنود حتى ${until}: ${amount}.`;
export const untilSale = (day: string) => `البيع في ${day}`;
export const untilYear = (years: string, day: string) => `${years} بعد استلام المفاتيح، ${day}`;
export const noteHeading = "ملاحظة";

export const stopPaying = "إذا توقفتم عن السداد";
export const stopPayingText = (notice: string) =>
  `${notice} وبعدها يحق للمطور فسخ العقد. وما يحق له الاحتفاظ به من السعر يتوقف على نسبة الإنجاز. وما دفعتموه زيادة على ذلك يُرد إليكم.`;
export const stopPayingWeak = "المصادر تختلف في هذه الحدود. استشيروا محاميًا قبل الاعتماد عليها.";
export const ifOn = "إذا توقفتم بعد";
export const built = "المنجز";
export const inCurrency = (currency: string) => `المبالغ بعملة ${currency}.`;
export const paid = "المدفوع";
export const mayKeep = "يحق للمطور الاحتفاظ به";
export const atMost = (share: string) => `بحد أقصى ${share}`;
export const notBegun = "يتوقف على سبب عدم بدء العمل";
export const refund = "يُرد إليكم";

export const goodToKnow = "معلومات مفيدة";
export const noGrowth =
  "هذه الأرقام للاسترشاد، وليست عرضًا ولا مشورة. ولا يُفترض أي ارتفاع في الأسعار ما لم تُدخلوه. والرسوم والقوانين تتغير: لكل مصدر تاريخه، أو عبارة «بلا تاريخ».";
export const addToCalendar = "إضافة إلى التقويم";
export const downloadTable = "جدول (CSV)";
export const print = "طباعة";
export const takeItWithYou = "للحفظ والمشاركة";
export const eventTitle = (payment: string, amount: string, home: string) =>
  `${payment}، ${amount}، ${home}`;
export const yourInputs = "أرقامكم";
export const printedLink = "لإعداد هذه الورقة من جديد:";
