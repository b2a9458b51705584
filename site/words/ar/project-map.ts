import { pluralIn } from "#domain/plural.ts";

export const title = "خريطة مشاريعنا";
export const description = (company: string, cities: string[]) =>
  `أين تبني ${company}: مشاريعها في ${cities.join(" و")} على خريطة.`;
export const map = "الخريطة";
export const mapOf = (name: string) => `خريطة ${name}`;
export const projectsIn = (name: string) => `المشاريع في ${name}`;
export const cities = "المدن";
export const overview = "نظرة عامة";
export const projectCount = (count: number) =>
  pluralIn("ar", count, {
    zero: "لا مشاريع",
    one: "مشروع واحد",
    two: "مشروعان",
    few: `${count} مشاريع`,
    many: `${count} مشروعًا`,
    other: `${count} مشروع`,
  });
export const districtAndNearby = (district: string) => `${district} وما حولها`;
export const projectsOfDistrict = (district: string, titles: string[]) =>
  `${district}: ${titles.join("، ")}`;
export const groupName = (titles: string[]) =>
  `${projectCount(titles.length)}: ${titles.join("، ")}`;
export const zoomIn = "تكبير";
export const zoomOut = "تصغير";
export const wholeMap = "عرض الخريطة كاملة";
export const controls = "تحريك الخريطة";
export const keyboardHelp =
  "مفاتيح الأسهم تحرك الخريطة، وزائد وناقص للتكبير والتصغير، و0 يعرض الخريطة كاملة.";
export const onlyThisArea = "مشاريع هذه المنطقة فقط";
export const seeProject = "عرض المشروع";
export const closeCard = "إغلاق";
