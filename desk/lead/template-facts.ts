import type { LeadRow } from "#domain/desk/leads.ts";
import type { TemplateFacts } from "#desk/words/en/reply-templates.ts";

/** What a template may say about a lead. */
export function templateFacts(
  { name, about, reference }: LeadRow,
  from: string,
  company: string,
): TemplateFacts {
  return { name: name.trim(), about, reference, from, company };
}
