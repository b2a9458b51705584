export const shortlist = "القائمة المختصرة";
export const savedCount = (count: number) => `القائمة المختصرة (${count})`;
/** "المنازل (2)" */
export const homesCount = (count: number) => (count === 0 ? "المنازل" : `المنازل (${count})`);
export const shortlistEmpty = "اختاروا القلب بجانب أي منزل لحفظه هنا.";
export const findHomes = "البحث عن منزل";
export const noLongerListed = "لم يعد في قائمتنا.";
export const factsMissing = "تعذر تحميل بيانات هذه المنازل. تجدونها في صفحاتها.";
export const compare = "مقارنة المنازل";
export const compareIntro =
  "حتى ثلاثة منازل جنبًا إلى جنب. وتحت الصور، كل سطر تختلف فيه المنازل عليه كلمة «مختلف».";
export const swipe = "مرّروا جانبيًا لرؤية المنزل الثالث.";
export const savedHomes = "في قائمتكم المختصرة";
export const remove = (home: string) => `إزالة ${home} من المقارنة`;
export const forget = (home: string) => `إزالة ${home} من القائمة المختصرة`;
export const saveAll = "إبقاؤها في القائمة المختصرة";
export const onlyThree = "المقارنة لثلاثة منازل. أزيلوا أحدها لإضافة آخر.";
export const nothing = "لا شيء للمقارنة بعد";
export const nothingText =
  "ضعوا علامة القلب على المنازل في القائمة أدناه. تبقى في هذا المتصفح، ولا يراها أحد غيركم.";
export const home = "المنزل";
export const pricePerArea = (unit: string) => `السعر لكل ${unit}`;
export const balcony = "الشرفة";
export const noBalcony = "لا شرفة";
export const sunMorningOnly = "شمس الصباح، وشمس قليلة أو معدومة بعد 15:00";
export const sunNone = "شمس بعد 15:00، وشمس الصباح ليست في كل شهر";
export const differs = "مختلف";
export const comparisonOf = (homes: string) => `مقارنة ${homes}`;
export const print = "طباعة";
export const view = "المنظر";
export const floorPlan = "المخطط";
export const sunInTheYear = "الشمس على مدار السنة";
export const handover = "التسليم";
export const beforeKeys = "ما تدفعونه قبل استلام المفاتيح";
export const serviceCharge = "رسوم الخدمات";
export const aYear = (amount: string) => `${amount} سنويًا`;
export const grossYield = "العائد الإجمالي";
export const netYield = "العائد الصافي";
export const percent = (value: string) => `${value}%`;
export const assumptions = (day: string) =>
  `ما تدفعونه قبل استلام المفاتيح: لمشترٍ يدفع نقدًا، من دون قرض، وفق خطة السداد ويحجز في ${day}، أو في يوم الطرح للبيع إن كان بعده، مع جميع الرسوم. العائد: إيجار سنة معتاد مقسومًا على السعر، ثم بعد خصم الشغور ورسوم الخدمات مقسومًا على السعر مع جميع الرسوم. افتحوا أي منزل لتغيير ذلك.`;
/** "A survey of rents (2 November 2026)" */
export const sourceOf = (source: string, day: string) => `${source} (${day})`;
export const rentSource = (sources: string[]) => `الإيجارات: ${sources.join("؛ ")}.`;
export const converted = (ratesDay: string) => `المبالغ محولة ${ratesDay}.`;
export const loading = "جارٍ تحميل المخططات والمناظر والشمس والتكاليف.";
export const notLoaded = "تعذر تحميل المخططات والمناظر والشمس والتكاليف.";
export const tryAgain = "إعادة المحاولة";
export const close = "إغلاق المقارنة";
export const keptHere = "القائمة المختصرة محفوظة في هذا المتصفح وحده.";
export const unknownHomes = (homes: string[]) =>
  homes.length === 1
    ? `يذكر الرابط ${homes[0]}، وهو غير موجود. فتجاهلناه.`
    : `يذكر الرابط منازل غير موجودة: ${homes.join("؛ ")}. فتجاهلناها.`;
export const tooMany = "يذكر الرابط أكثر من ثلاثة منازل. نعرض الثلاثة الأولى.";
export const missingHomes = (homes: string[]) =>
  homes.length === 1
    ? `المنزل ${homes[0]} في قائمتكم المختصرة، لكنه لم يعد في قائمتنا.`
    : `هذه المنازل في قائمتكم المختصرة، لكنها لم تعد في قائمتنا: ${homes.join("؛ ")}.`;
export const forgetMissing = "إزالة من القائمة المختصرة";
