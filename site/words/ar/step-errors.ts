import { pluralIn } from "#domain/plural.ts";

export const fieldsToCheck = (step: number, title: string, count: number) =>
  `الخطوة ${step}، ${title}: يرجى مراجعة ${pluralIn("ar", count, {
    one: "حقل واحد",
    two: "حقلين",
    few: `${count} حقول`,
    many: `${count} حقلًا`,
    other: `${count} حقل`,
  })}.`;
export const documentsToCheck = (step: number, title: string, count: number) =>
  `الخطوة ${step}، ${title}: يرجى مراجعة ${pluralIn("ar", count, {
    one: "مستند واحد",
    two: "مستندين",
    few: `${count} مستندات`,
    many: `${count} مستندًا`,
    other: `${count} مستند`,
  })}.`;
