import { IconButton } from "#ui/icon-button.tsx";
import { arrowForward } from "#ui/icons.ts";
import { TextField } from "#ui/text-field.tsx";
import * as words from "#words/side-panel.ts";

export const NEWSLETTER_FIELD = "newsletter_email";

/** A panel of every page contains this field, so its name differs from the e-mail field of the page's own form. */
export function NewsletterField() {
  return (
    <TextField
      label={words.newsletterEmail}
      type="email"
      name={NEWSLETTER_FIELD}
      required
      autoComplete="email"
      enterKeyHint="done"
      trailing={<IconButton type="submit" label={words.subscribe} shape={arrowForward} />}
    />
  );
}
