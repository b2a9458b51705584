import { pluralIn } from "#domain/plural.ts";

export const heading = "المخططات";
export const intro =
  "منازل النوع الواحد لها مخطط واحد. كثير منها معكوس أو مُدار؛ وفي صفحة كل منزل ترون وضعه.";
export const homes = (count: number) =>
  pluralIn("ar", count, {
    zero: "لا منازل",
    one: "منزل واحد",
    two: "منزلان",
    few: `${count} منازل`,
    many: `${count} منزلًا`,
    other: `${count} منزل`,
  });
export const available = (count: number) => (count === 0 ? "لا منازل متاحة" : `المتاح: ${count}`);
export const prices = (lowest: string, highest: string) =>
  lowest === highest ? lowest : `من ${lowest} إلى ${highest}`;
export const insideAndBalcony = (inside: string, balcony: string) =>
  `المساحة الداخلية ${inside}، الشرفة ${balcony}`;
export const sampleFlat = "داخل شقة نموذجية";
export const sampleFlatIntro = (type: string | null) =>
  `${type ? `${type}، صور مولدة` : "صور مولدة"} من نموذجنا. وفي صفحة كل منزل جولة بزاوية 360°.`;
export const rooms = "الغرف ومقاساتها";
