import type { LeadRow } from "#domain/desk/leads.ts";
import type { TemplateFacts } from "#desk/words/en/reply-templates.ts";

export function templateFacts(
  { name, about, reference }: LeadRow,
  from: string,
  company: string,
): TemplateFacts {
  return { name: name.trim(), about, reference, from, company };
}
