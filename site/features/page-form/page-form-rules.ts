import * as words from "#words/page-form.ts";

// [5.017] The messages are the specification's.
const messages = {
  name: words.enterName,
  email: words.enterEmail,
  subject: words.enterSubject,
  notes: words.enterNote,
};

export type PageFormErrors = Partial<Record<keyof typeof messages, string>>;

/** [5.016] Only emptiness is checked, in the order of the fields. [5.018] No field is called `notes`,
 * so it is always missing. */
export function findErrors(form: FormData): PageFormErrors {
  const missing = Object.entries(messages).filter(([field]) => !form.get(field));
  return Object.fromEntries(missing);
}
