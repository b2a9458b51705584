import { IconButton } from "#site/ui/icon-button.tsx";
import { arrowRight } from "#site/ui/icons.ts";
import { TextField } from "#site/ui/text-field.tsx";

/** [2.029] [5.019] Nothing happens after the browser's own check, with script or, by its method, without. */
export function NewsletterBox() {
  return (
    <form method="dialog" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="E-mail"
        type="email"
        name="email"
        required
        autoComplete="email"
        enterKeyHint="done"
        trailing={<IconButton type="submit" label="Subscribe" shape={arrowRight} />}
      />
    </form>
  );
}
