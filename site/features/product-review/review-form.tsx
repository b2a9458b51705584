import { Button } from "#ui/button.tsx";
import { StarField } from "#site/ui/star-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as formWords from "#words/forms.ts";
import * as words from "#words/product.ts";

/** [2.085] [5.036] After the browser's own validation the submit does nothing, also without script. */
export function ReviewForm() {
  return (
    <form
      method="dialog"
      onSubmit={(event) => event.preventDefault()}
      aria-labelledby="add-a-review"
      className="grid content-start gap-6 sm:grid-cols-2"
    >
      <h2 id="add-a-review" className="text-xl sm:col-span-2">
        {words.addAReview}
      </h2>
      <StarField legend={words.yourRating} name="rating" className="sm:col-span-2" />
      <TextField label={formWords.name} name="name" required autoComplete="name" />
      <EmailField label={formWords.email} name="email" required />
      <TextArea label={words.review} name="review" rows={5} className="sm:col-span-2" />
      <Button type="submit" className="justify-self-start">
        {words.postReview}
      </Button>
    </form>
  );
}
