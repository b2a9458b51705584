import { defineEntries } from "#catalog/define-entries.ts";
import { privacy } from "./privacy.ts";
import { type LegalText, legalTextSchema } from "./schema.ts";
import { terms } from "./terms.ts";

const texts = defineEntries("legal texts", legalTextSchema, [terms, privacy]);

export function allLegalTexts(): LegalText[] {
  return texts;
}

export function requireLegalText(id: "terms" | "privacy"): LegalText {
  const text = texts.find((text) => text.id === id);
  if (!text) throw new Error(`There is no legal text ${id}.`);
  return text;
}
