import { type FormEvent, useState } from "react";
import { optionLists } from "#catalog/forms.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { EmailField } from "#site/ui/email-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as formWords from "#words/forms.ts";
import * as words from "#words/page-form.ts";
import { findErrors, type PageFormErrors } from "./page-form-rules.ts";

/** [4.015] The form never sends anything, with or without script. [5.018] The message box `note` is
 * not tied to `notes`, so the form is never complete. Both are kept on purpose; contact links are
 * beside it. */
export function PageForm() {
  const [errors, setErrors] = useState<PageFormErrors>({});

  // [4.013] An edit clears the error of its field.
  function clearError(field: keyof PageFormErrors) {
    setErrors(({ [field]: _mended, ...others }) => others);
  }

  function bind(name: "name" | "email" | "subject") {
    return {
      name,
      error: errors[name],
      required: true,
      onChange: () => clearError(name),
    };
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findErrors(new FormData(form));
    setErrors(found);
    const [first] = Object.keys(found);
    if (!first) return form.reset(); // [4.014] clears the form
    const control = form.elements.namedItem(first === "notes" ? "note" : first);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      aria-label={words.formName}
      className="grid gap-6 sm:grid-cols-2"
    >
      <TextField label={formWords.name} autoComplete="name" {...bind("name")} />
      <EmailField label={formWords.email} {...bind("email")} />
      {/* [3.004] 'Services' is first and cannot be chosen. */}
      <Select
        label={formWords.subject}
        placeholder={words.subjectExample}
        placeholderDisabled
        defaultValue=""
        options={optionLists.pageFormSubjects}
        {...bind("subject")}
      />
      <TextField label={words.date} name="events" optional placeholder={words.dateExample} />
      <TextArea
        label={formWords.message}
        name="note"
        required
        rows={5}
        error={errors.notes}
        onChange={() => clearError("notes")}
        className="sm:col-span-2"
      />
      <Button type="submit" className="justify-self-start">
        {formWords.submit}
      </Button>
    </form>
  );
}
