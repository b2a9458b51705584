import type { FilterName } from "#domain/homes/filters.ts";
import type { SortColumn } from "#domain/homes/sort.ts";
import { pluralIn } from "#domain/plural.ts";

/** The form of two homes depends on the sentence. */
const homes = (count: number, two: string) =>
  pluralIn("ar", count, {
    zero: "لا منازل",
    one: "منزل واحد",
    two,
    few: `${count} منازل`,
    many: `${count} منزلًا`,
    other: `${count} منزل`,
  });

export const filtersName = "البحث عن منزل";
export const filters = "التصفية";
export const activeFilters = (count: number) => (count === 0 ? "التصفية" : `التصفية (${count})`);
export const showHomes = (count: number) =>
  count === 0 ? "لا منزل مطابق" : `عرض ${homes(count, "منزلين")}`;
const filterNames: Record<FilterName, string> = {
  development: "المشروع",
  bedrooms: "غرف النوم",
  outlook: "الإطلالة",
  status: "الحالة",
  sun: "الشمس",
  price: "السعر",
  area: "المساحة",
  floor: "الطابق",
};
export const filterName = (filter: FilterName) => filterNames[filter];
/** "السعر من EUR 300,000 إلى EUR 400,000"; empty where no edge is chosen. */
export const rangeChosen = (name: string, from: string | null, to: string | null) => {
  if (from !== null && from === to) return `${name} ${from}`;
  const edges = [from && `من ${from}`, to && `${from ? "إلى" : "حتى"} ${to}`];
  return from || to ? [name, ...edges.filter(Boolean)].join(" ") : "";
};
export const chosenFilters = "عوامل التصفية المختارة";
export const removeFilter = (filter: string) => `إزالة عامل التصفية «${filter}»`;
export const from = "من";
export const to = "إلى";
export const any = "الكل";
export const optionCount = (option: string, count: number) => `${option} (${count})`;
export const homeCount = (found: number, total: number, isFiltered: boolean) =>
  isFiltered ? `${found} من أصل ${homes(total, "منزلين")}` : homes(total, "منزلان");
export const clearFilters = "مسح التصفية";

export const tableName = (group: string) => (group === "" ? "المنازل" : `المنازل، ${group}`);
export const fittingCount = (found: number, total: number) => `المطابق: ${found} من أصل ${total}`;
const columns: Record<SortColumn, string> = {
  number: "المنزل",
  development: "المشروع",
  bedrooms: "النوع",
  floor: "الطابق",
  area: "المساحة الداخلية",
  price: "السعر",
  status: "الحالة",
};
export const columnName = (column: SortColumn) => columns[column];
export const outlook = "الإطلالة";
export const outlookAndSun = "الإطلالة والشمس";
export const sun = "الشمس";
export const save = "القائمة المختصرة";
/** After the type, on a line of its own. */
export const onFloor = (floor: number) => `في الطابق ${floor}`;
/** After the outlook, on a line of its own. */
export const withSun = (home: { morningSun: boolean; noLateSun: boolean }) => {
  if (!home.morningSun) return home.noLateSun ? "مع شمس قليلة أو معدومة بعد 15:00" : "";
  return home.noLateSun ? "مع شمس الصباح، وشمس قليلة بعد 15:00" : "مع شمس الصباح";
};
export const balcony = "الشرفة";
export const faces = "اتجاه غرفة المعيشة";
export const asOf = "بتاريخ";
export const link = "الرابط";
export const aboutPrice = "السعر التقريبي";
export const inUnit = (name: string, unit: string) => `${name} (${unit})`;
/** "شمس الصباح، شمس قليلة أو معدومة بعد 15:00", or nothing. */
export const sunsOf = (home: { morningSun: boolean; noLateSun: boolean }) =>
  [home.morningSun && "شمس الصباح", home.noLateSun && "شمس قليلة أو معدومة بعد 15:00"]
    .filter(Boolean)
    .join("، ");
export const takeAway = (count: number) => `${availableHomes(count)} في جدول:`;
export const print = "طباعة";
export const saveCsv = "حفظ (CSV)";
export const availableHomes = (count: number) =>
  pluralIn("ar", count, {
    zero: "لا منازل متاحة",
    one: "منزل واحد متاح",
    two: "منزلان متاحان",
    few: `${count} منازل متاحة`,
    many: `${count} منزلًا متاحًا`,
    other: `${count} منزل متاح`,
  });
export const availableIn = (count: number, development: string) =>
  `${availableHomes(count)} في ${development}`;
export const pricesConverted = (ratesDay: string) => `الأسعار محولة ${ratesDay}.`;
export const sortBy = "الترتيب حسب";
export const defaultOrder = (hasDevelopments: boolean) =>
  hasDevelopments ? "المشروع والنوع" : "النوع";
const ascending: Record<SortColumn, string> = {
  number: "الرقم",
  development: "المشروع",
  bedrooms: "الأقل غرف نوم أولًا",
  floor: "الطابق الأدنى أولًا",
  area: "المساحة الأصغر أولًا",
  price: "السعر الأدنى أولًا",
  status: "الحالة",
};
export const ascendingOrder = (column: SortColumn) => ascending[column];
const descending: Partial<Record<SortColumn, string>> = {
  bedrooms: "الأكثر غرف نوم أولًا",
  floor: "الطابق الأعلى أولًا",
  area: "المساحة الأكبر أولًا",
  price: "السعر الأعلى أولًا",
};
export const descendingOrder = (column: SortColumn) => descending[column] ?? "";
export const addToShortlist = (home: string) => `إضافة ${home} إلى القائمة المختصرة`;

export const currency = "العملة";
export const areaUnit = "وحدة المساحة";
export const ratesNote = (currency: string, date: string, source: string) =>
  `الأسعار بعملة ${currency}. الأسعار بالعملات الأخرى تقريبية، بأسعار الصرف بتاريخ ${date}. ${source}.`;

export const noHomes = "لا منزل يطابق كل ذلك";
export const loosen = "إزالة أي من هذه تُظهر منازل:";
export const without = (filter: string, count: number) =>
  `من دون «${filter}»: ${homes(count, "منزلان")}`;
export const nothingToLoosen = "لا يعود السبب إلى عامل تصفية واحد: ابدأوا من جديد بجميع المنازل.";
export const showAll = "عرض جميع المنازل";

export const unknownValue = (name: string, value: string) =>
  `في الرابط «${name}: ${value}»، وليس هنا منزل كهذا. فتجاهلناه.`;
export const notANumber = (name: string, value: string) =>
  `في الرابط «${name}: ${value}»، وليس هذا عددًا صحيحًا. فتجاهلناه.`;
/** A dash between digits would turn round. */
export const reversed = (name: string, value: string) =>
  `في الرابط «${name} من ${value.replace(" – ", " إلى ")}»، والأعلى فيه أولًا. فعكسنا ترتيبه.`;
export const unknownSort = (value: string) =>
  `يطلب الرابط الترتيب «${value}»، وهو غير موجود. المنازل المتاحة تأتي أولًا.`;
export const unknownHome = (number: string, development: string) =>
  `لا يوجد المنزل ${number} في ${development}. إليكم جميع المنازل الموجودة.`;
export const homeWithoutDevelopment = (number: string) =>
  `يطلب الرابط المنزل «${number}» من دون أن يحدد المشروع. اختاروا مشروعًا ثم المنزل.`;
export const unknownSide = (side: string, hasFacade: boolean) =>
  `يطلب الرابط الجهة «${side}»، وليس لهذا المبنى جهة كهذه. نعرض ${hasFacade ? "الجهة الأولى" : "القائمة"}.`;
export const unknownCurrency = (currency: string) =>
  `يطلب الرابط العملة «${currency}»، ولا نعرضها. تبقى الأسعار كما هي.`;
export const unknownUnit = (unit: string) =>
  `يطلب الرابط الوحدة «${unit}»، ولا نعرضها. تبقى المساحات كما هي.`;
