import { useState } from "react";

type FormErrors = Partial<Record<string, string>>;

/**
 * For small forms whose fields the browser keeps, and which are read at the submit. What was typed
 * or chosen before the page was alive is never lost to a script that knows better.
 */
export function useFormErrors() {
  const [errors, setErrors] = useState<FormErrors>({});

  /** What a field needs: its name, its error, and that an edit takes the error away. */
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

  /** Empties every field, those too that came filled in. */
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

/** The fields of a form by their names; what is not a text is left out. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") fields[name] = value;
  }
  return fields;
}
