import { useState } from "react";

type FormErrors = Partial<Record<string, string>>;

/**
 * For small forms with uncontrolled fields, which are read at the submit. What the visitor typed or chose
 * before hydration stays.
 */
export function useFormErrors() {
  const [errors, setErrors] = useState<FormErrors>({});

  /** The properties of a field: its name, its error, and that an edit clears the error. */
  function bind(name: string) {
    return {
      name,
      error: errors[name],
      onInput: () => setErrors(({ [name]: _mended, ...others }) => others),
    };
  }

  function showErrors(form: HTMLFormElement, found: FormErrors) {
    setErrors(found);
    const first = [...form.elements].find((control) => found[(control as HTMLInputElement).name]);
    if (first instanceof HTMLElement) first.focus();
  }

  /** Empties every field, also those with a default value. */
  function clear(form: HTMLFormElement) {
    setErrors({});
    for (const control of form.elements) {
      if (!(control instanceof HTMLInputElement) || control.type === "radio") continue;
      if (control.type === "checkbox") control.checked = false;
      else control.value = "";
    }
  }

  return { bind, showErrors, clear };
}

/** The fields of a form by their names, without files. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") fields[name] = value;
  }
  return fields;
}
