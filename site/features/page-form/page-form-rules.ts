import * as words from "#words/page-form.ts";

// [5.017]
const messages = {
  name: words.enterName,
  email: words.enterEmail,
  subject: words.enterSubject,
  notes: words.enterNote,
};

export type PageFormErrors = Partial<Record<keyof typeof messages, string>>;

/**
 * [5.016] Only emptiness is checked; in the order of the fields. [5.018] Nothing on the form is called
 * `notes`, so that it is always missing.
 */
export function findErrors(form: FormData): PageFormErrors {
  const missing = Object.entries(messages).filter(([field]) => !form.get(field));
  return Object.fromEntries(missing);
}
