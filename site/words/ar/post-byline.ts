import { pluralIn } from "#domain/plural.ts";

export const readingTime = (minutes: number) =>
  pluralIn("ar", minutes, {
    one: "قراءة دقيقة واحدة",
    two: "قراءة دقيقتين",
    few: `قراءة ${minutes} دقائق`,
    other: `قراءة ${minutes} دقيقة`,
  });
