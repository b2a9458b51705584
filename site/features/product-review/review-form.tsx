import { Button } from "#site/ui/button.tsx";
import { StarField } from "#site/ui/star-field.tsx";
import { TextArea } from "#site/ui/text-area.tsx";
import { TextField } from "#site/ui/text-field.tsx";

/** [2.085] [5.036] After the browser's own check the submit does nothing, by its method without script too. */
export function ReviewForm() {
  return (
    <form
      method="dialog"
      onSubmit={(event) => event.preventDefault()}
      aria-labelledby="add-a-review"
      className="grid content-start gap-6 sm:grid-cols-2"
    >
      <h2 id="add-a-review" className="text-xl sm:col-span-2">
        Add a review
      </h2>
      <StarField legend="Your rating" name="rating" className="sm:col-span-2" />
      <TextField label="Name" name="name" required autoComplete="name" />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
      />
      <TextArea label="Review" name="review" rows={5} className="sm:col-span-2" />
      <Button type="submit" className="justify-self-start">
        Post review
      </Button>
    </form>
  );
}
