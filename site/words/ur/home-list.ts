import type { FilterName } from "#domain/homes/filters.ts";
import type { SortColumn } from "#domain/homes/sort.ts";

export const filtersName = "اپنا گھر تلاش کریں";
export const filters = "فلٹر";
export const activeFilters = (count: number) => (count === 0 ? "فلٹر" : `فلٹر (${count})`);
export const showHomes = (count: number) =>
  count === 0 ? "کوئی گھر نہیں ملا" : `${count} گھر دیکھیں`;
const filterNames: Record<FilterName, string> = {
  development: "رہائشی منصوبہ",
  bedrooms: "بیڈروم",
  outlook: "سامنے کا منظر",
  status: "دستیابی",
  sun: "دھوپ",
  price: "قیمت",
  area: "رقبہ",
  floor: "منزل",
};
export const filterName = (filter: FilterName) => filterNames[filter];
/** "قیمت: EUR 300,000 سے EUR 400,000 تک"; empty where no edge is chosen. */
export const rangeChosen = (name: string, from: string | null, to: string | null) => {
  if (from !== null && from === to) return `${name}: ${from}`;
  if (from && to) return `${name}: ${from} سے ${to} تک`;
  if (from) return `${name}: کم از کم ${from}`;
  return to ? `${name}: زیادہ سے زیادہ ${to}` : "";
};
export const chosenFilters = "منتخب فلٹر";
export const removeFilter = (filter: string) => `فلٹر “${filter}” ہٹائیں`;
export const from = "از";
export const to = "تا";
export const any = "کوئی بھی";
export const optionCount = (option: string, count: number) => `${option} (${count})`;
export const homeCount = (found: number, total: number, isFiltered: boolean) =>
  isFiltered ? `${total} میں سے ${found} گھر` : `${total} گھر`;
export const clearFilters = "فلٹر صاف کریں";

export const tableName = (group: string) => (group === "" ? "گھر" : `گھر، ${group}`);
export const fittingCount = (found: number, total: number) =>
  `${total} میں سے ${found} گھر فلٹر کے مطابق`;
const columns: Record<SortColumn, string> = {
  number: "گھر",
  development: "رہائشی منصوبہ",
  bedrooms: "قسم",
  floor: "منزل",
  area: "اندرونی رقبہ",
  price: "قیمت",
  status: "دستیابی",
};
export const columnName = (column: SortColumn) => columns[column];
export const outlook = "سامنے کا منظر";
export const outlookAndSun = "منظر اور دھوپ";
export const sun = "دھوپ";
export const save = "منتخب گھر";
/** Below the type: "اسٹوڈیو", "منزل 2 پر" */
export const onFloor = (floor: number) => `منزل ${floor} پر`;
/** Below the outlook: "باغ، مشرق", "صبح کی دھوپ" */
export const withSun = (home: { morningSun: boolean; noLateSun: boolean }) => {
  if (!home.morningSun) return home.noLateSun ? "15:00 کے بعد دھوپ کم یا بالکل نہیں" : "";
  return home.noLateSun ? "صبح کی دھوپ، 15:00 کے بعد کم" : "صبح کی دھوپ";
};
export const balcony = "بالکونی";
export const faces = "بیٹھک کا رخ";
export const asOf = "معلومات کا وقت";
export const link = "لنک";
export const aboutPrice = "تقریباً";
export const inUnit = (name: string, unit: string) => `${name} (${unit})`;
/** "صبح کی دھوپ، 15:00 کے بعد دھوپ کم یا بالکل نہیں", or nothing. */
export const sunsOf = (home: { morningSun: boolean; noLateSun: boolean }) => {
  const suns = [
    home.morningSun && "صبح کی دھوپ",
    home.noLateSun && "15:00 کے بعد دھوپ کم یا بالکل نہیں",
  ];
  return suns.filter(Boolean).join("، ");
};
export const takeAway = (count: number) => `${count} دستیاب گھر، جدول کی صورت میں:`;
export const print = "پرنٹ کریں";
export const saveCsv = "محفوظ کریں (CSV)";
export const availableHomes = (count: number) => `${count} دستیاب گھر`;
export const availableIn = (count: number, development: string) =>
  `${development} میں ${availableHomes(count)}`;
export const pricesConverted = (ratesDay: string) => `قیمتیں ${ratesDay} تبدیل کی گئی ہیں۔`;
export const sortBy = "ترتیب";
export const defaultOrder = (hasDevelopments: boolean) =>
  hasDevelopments ? "منصوبے اور قسم کے لحاظ سے" : "قسم کے لحاظ سے";
const ascending: Record<SortColumn, string> = {
  number: "گھر کا نمبر",
  development: "رہائشی منصوبہ",
  bedrooms: "کم بیڈروم پہلے",
  floor: "نچلی منزل پہلے",
  area: "چھوٹا پہلے",
  price: "کم قیمت پہلے",
  status: "دستیابی",
};
export const ascendingOrder = (column: SortColumn) => ascending[column];
const descending: Partial<Record<SortColumn, string>> = {
  bedrooms: "زیادہ بیڈروم پہلے",
  floor: "اوپری منزل پہلے",
  area: "بڑا پہلے",
  price: "زیادہ قیمت پہلے",
};
export const descendingOrder = (column: SortColumn) => descending[column] ?? "";
export const addToShortlist = (home: string) => `${home} کو منتخب گھروں میں شامل کریں`;

export const currency = "کرنسی";
export const areaUnit = "رقبے کی اکائی";
export const ratesNote = (currency: string, date: string, source: string) =>
  `قیمتیں ${currency} میں ہیں۔ دوسری کرنسیاں اندازاً درست ہیں، ${date} کی شرح تبادلہ پر۔ ${source}۔`;

export const noHomes = "کوئی گھر ان سب فلٹروں پر پورا نہیں اترتا";
export const loosen = "ان میں سے کوئی ایک ہٹائیں تو گھر ملیں گے:";
export const without = (filter: string, count: number) => `“${filter}” کے بغیر: ${count} گھر`;
export const nothingToLoosen = "وجہ کوئی ایک فلٹر نہیں: تمام گھروں سے دوبارہ شروع کریں۔";
export const showAll = "تمام گھر دیکھیں";

export const unknownValue = (name: string, value: string) =>
  `لنک میں “${name}: ${value}” ہے، مگر یہاں ایسا کوئی گھر نہیں۔ ہم نے اسے چھوڑ دیا۔`;
export const notANumber = (name: string, value: string) =>
  `لنک میں “${name}: ${value}” ہے، مگر یہ پورا عدد نہیں۔ ہم نے اسے چھوڑ دیا۔`;
export const reversed = (name: string, value: string) =>
  `لنک میں “${name}: ${value}” ہے، بڑا عدد پہلے۔ ہم نے اسے درست ترتیب دے دی۔`;
export const unknownSort = (value: string) =>
  `لنک میں “${value}” کی ترتیب ہے، جو موجود نہیں۔ دستیاب گھر پہلے آتے ہیں۔`;
export const unknownHome = (number: string, development: string) =>
  `${development} میں گھر ${number} موجود نہیں۔ جتنے گھر ہیں، سب یہاں ہیں۔`;
export const homeWithoutDevelopment = (number: string) =>
  `لنک میں گھر “${number}” ہے، مگر یہ نہیں کہ کس رہائشی منصوبے میں۔ پہلے منصوبہ چنیں، پھر گھر۔`;
export const unknownSide = (side: string, hasFacade: boolean) =>
  `لنک میں رخ “${side}” ہے، جو اس عمارت میں نہیں۔ ہم ${hasFacade ? "پہلا رخ" : "فہرست"} دکھا رہے ہیں۔`;
export const unknownCurrency = (currency: string) =>
  `لنک میں کرنسی “${currency}” ہے، جو ہم نہیں دکھاتے۔ قیمتیں جوں کی توں ہیں۔`;
export const unknownUnit = (unit: string) =>
  `لنک میں اکائی “${unit}” ہے، جو ہم نہیں دکھاتے۔ رقبے جوں کے توں ہیں۔`;
