import { IconButton } from "#site/ui/icon-button.tsx";
import { arrowRight } from "#site/ui/icons.ts";
import { TextField } from "#site/ui/text-field.tsx";

/**
 * [2.029] [5.019] Nothing happens after the browser's own check, with script or, by its method, without.
 * It lies in a panel of every page, so its field is called otherwise than that of the page's own form.
 */
export function NewsletterBox() {
  return (
    <form method="dialog" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="E-mail for the newsletter"
        type="email"
        name="newsletter_email"
        required
        autoComplete="email"
        enterKeyHint="done"
        trailing={<IconButton type="submit" label="Subscribe" shape={arrowRight} />}
      />
    </form>
  );
}
