import { LANG } from "#domain/language.ts";

/** [3.024] A date as in "14 AUG,21". */
export function publishedLabel(publishedOn: string): string {
  const month = new Date(publishedOn).toLocaleString(LANG, { month: "short", timeZone: "UTC" });
  const [year = "", , day] = publishedOn.split("-");
  return `${day} ${month.toUpperCase()},${year.slice(2)}`;
}
