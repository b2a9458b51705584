import { requireLegalText } from "#catalog/legal/legal-texts.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { toLegalDetail } from "#site/views/legal-detail.ts";

export function loadLegalPage(id: "terms" | "privacy") {
  const text = toLegalDetail(requireLegalText(id));
  const path = `/${id}`;
  const trail = [{ label: text.title, to: path }];
  const head = pageHead({ title: text.title, description: text.summary, path, trail });
  return { head, trail, text };
}
