import type { LegalText } from "#catalog/legal/schema.ts";
import { plainDate } from "#domain/calendar-date.ts";

export type LegalDetail = Pick<LegalText, "title" | "summary" | "changedOn" | "sections"> & {
  changed: string;
};

export function toLegalDetail({ title, summary, changedOn, sections }: LegalText): LegalDetail {
  return { title, summary, changedOn, changed: plainDate(changedOn), sections };
}
