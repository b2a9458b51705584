import { pluralIn } from "#domain/plural.ts";

export const yourLists = "قوائمكم";
export const savedHomes = "المنازل المحفوظة";
/** "المنازل المحفوظة وقائمة الأمنيات والمقارنة" */
export const savedAnd = (lists: string) => `المنازل المحفوظة و${lists}`;
/** The name of the header's heart, with what it holds. */
export const withCount = (name: string, count: number) =>
  count === 0
    ? name
    : `${name}، ${pluralIn("ar", count, {
        one: "عنصر واحد محفوظ",
        two: "عنصران محفوظان",
        few: `${count} عناصر محفوظة`,
        many: `${count} عنصرًا محفوظًا`,
        other: `${count} عنصر محفوظ`,
      })}`;
