import { useState } from "react";

type FormErrors = Partial<Record<string, string>>;

/** For small forms with uncontrolled fields, which keep what was typed or chosen before hydration. */
export function useFormErrors() {
  const [errors, setErrors] = useState<FormErrors>({});

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

  /** Empties fields with a default value too. */
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

/** Files are left out. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") fields[name] = value;
  }
  return fields;
}
