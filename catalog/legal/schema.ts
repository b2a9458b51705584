import { z } from "zod";
import { isoDate, line, order } from "#catalog/fields.ts";
import type { TextSection } from "#catalog/loader/markdown-texts.ts";

export const legalFacts = z.strictObject({ order, changedOn: isoDate });

export const legalWords = z.strictObject({ title: line, summary: line });

export type LegalText = z.infer<typeof legalWords> & {
  id: string;
  changedOn: string;
  sections: TextSection[];
};
