import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as formWords from "#words/forms.ts";
import * as words from "#words/member.ts";

/** [2.068] [3.005] The submit sends nothing, with or without script, on purpose; contact links are
 * beside it. */
export function MemberForm() {
  return (
    <form
      method="dialog"
      onSubmit={(event) => event.preventDefault()}
      aria-label={words.contactMe}
      className="grid gap-6 sm:grid-cols-2"
    >
      <TextField label={formWords.name} name="name" autoComplete="name" />
      <EmailField label={formWords.email} name="email" />
      <TextField label={formWords.subject} name="subject" />
      <TextField label={formWords.address} name="address" autoComplete="address-line1" />
      <TextArea label={formWords.message} name="note" rows={5} className="sm:col-span-2" />
      <Button type="submit" className="justify-self-start">
        {formWords.submit}
      </Button>
    </form>
  );
}
