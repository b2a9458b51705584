import { pluralIn } from "#domain/plural.ts";

export const searching = "جارٍ البحث…";
export const clearFilters = "مسح التصفية";
export const projectCount = (found: number, total: number, isFiltered: boolean) => {
  const all = pluralIn("ar", total, {
    zero: "لا مشاريع",
    one: "مشروع واحد",
    two: isFiltered ? "مشروعين" : "مشروعان",
    few: `${total} مشاريع`,
    many: `${total} مشروعًا`,
    other: `${total} مشروع`,
  });
  return isFiltered ? `${found} من أصل ${all}` : all;
};
