import { Button } from "#site/ui/button.tsx";
import { TextArea } from "#site/ui/text-area.tsx";
import { TextField } from "#site/ui/text-field.tsx";

/**
 * [2.068] [3.005] The submit is swallowed and sends nothing, with script or, by the form's method,
 * without. Kept on purpose: the page shows ways that do reach us beside it.
 */
export function MemberForm() {
  return (
    <form
      method="dialog"
      onSubmit={(event) => event.preventDefault()}
      aria-label="Contact Me"
      className="grid gap-6 sm:grid-cols-2"
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" />
      <TextField label="Subject" name="subject" />
      <TextField label="Address" name="address" autoComplete="address-line1" />
      <TextArea label="Message" name="note" rows={5} className="sm:col-span-2" />
      <Button type="submit" className="justify-self-start">
        Submit
      </Button>
    </form>
  );
}
