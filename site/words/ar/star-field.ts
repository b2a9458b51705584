import { pluralIn } from "#domain/plural.ts";

export const stars = (value: number) =>
  pluralIn("ar", value, {
    one: "نجمة واحدة",
    two: "نجمتان",
    few: `${value} نجوم`,
    other: `${value} نجمة`,
  });
