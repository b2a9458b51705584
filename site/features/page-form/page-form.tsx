import { type ChangeEvent, type FormEvent, useState } from "react";
import { Button } from "#site/ui/button.tsx";
import { TextArea, TextField } from "#site/ui/text-field.tsx";
import { emptyForm, findErrors, type PageFormErrors } from "./page-form-rules.ts";
import { SubjectField } from "./subject-field.tsx";

/**
 * The form of the project and service pages. [4.015] It never sends anything, with script or, by
 * its method, without. [5.018] The message box `note` is not tied to `notes`, so the form is never
 * complete. Both are kept on purpose: the page shows ways that do reach us beside it.
 */
export function PageForm() {
  const [values, setValues] = useState(emptyForm);
  const [errors, setErrors] = useState<PageFormErrors>({});

  // [4.013]
  function clearError(field: keyof PageFormErrors) {
    setErrors(({ [field]: _mended, ...others }) => others);
  }

  function bind<Name extends "name" | "email" | "subject">(name: Name) {
    return {
      name,
      value: values[name],
      error: errors[name],
      required: true,
      onChange({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
        setValues((before) => ({ ...before, [name]: target.value }));
        clearError(name);
      },
    };
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findErrors(values);
    setErrors(found);
    const [first] = Object.keys(found);
    if (!first) return setValues(emptyForm); // [4.014]
    const control = event.currentTarget.elements.namedItem(first === "notes" ? "note" : first);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      aria-label="Contact"
      className="grid gap-6 sm:grid-cols-2"
    >
      <TextField label="Name" autoComplete="name" {...bind("name")} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...bind("email")}
      />
      <SubjectField {...bind("subject")} />
      <TextField
        label="Date or occasion"
        name="events"
        optional
        placeholder="A viewing, a move in June"
        value={values.events}
        onChange={({ target }) => setValues((before) => ({ ...before, events: target.value }))}
      />
      <TextArea
        label="Message"
        name="note"
        required
        rows={5}
        error={errors.notes}
        onChange={() => clearError("notes")}
        className="sm:col-span-2"
      />
      <Button type="submit" className="justify-self-start">
        Submit
      </Button>
    </form>
  );
}
