import { requireLegalText } from "#catalog/legal/legal-texts.ts";
import type { LegalText } from "#catalog/legal/schema.ts";
import { plainDate } from "#domain/calendar-date.ts";
import { pageHead } from "#site/seo/page-head.ts";
import * as words from "#words/breadcrumbs.ts";

export type LegalDetail = Pick<LegalText, "title" | "summary" | "changedOn" | "sections"> & {
  /** The same day in words. */
  changed: string;
};

/** Everything that /terms and /privacy show. */
export function legalPage(id: "terms" | "privacy") {
  const { title, summary, changedOn, sections } = requireLegalText(id);
  const path = `/${id}`;
  const trail = [
    { label: words.home, to: "/" },
    { label: title, to: path },
  ];
  const changed = plainDate(changedOn);
  const detail: LegalDetail = { title, summary, changedOn, changed, sections };
  return { head: pageHead({ title, description: summary, path, trail }), trail, text: detail };
}
