import { IconButton } from "#site/ui/icon-button.tsx";
import { arrowForward } from "#site/ui/icons.ts";
import { TextField } from "#site/ui/text-field.tsx";
import * as words from "#words/side-panel.ts";

export const NEWSLETTER_FIELD = "newsletter_email";

/** It lies in a panel of every page, so it is called otherwise than the field of the page's own form. */
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
