type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = new Map<string, Intl.PluralRules>();

/** The form that a language has for this count: Arabic has six. */
export function pluralIn(language: string, count: number, forms: Forms): string {
  // Made at its first use, because it takes the browser milliseconds.
  if (!rules.has(language)) rules.set(language, new Intl.PluralRules(language));
  return forms[rules.get(language)!.select(count)] ?? forms.other;
}
