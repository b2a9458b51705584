import type { FormEvent } from "react";
import { EMPTY_FIELD_TEXT } from "#domain/demo-account.ts";
import type { CheckedForm } from "#domain/form-check.ts";
import { showToast } from "#site/ui/toast.ts";
import { readFields, useFormErrors } from "#site/ui/use-form-errors.ts";

const FROM_ACCOUNT = { from: "demo-account" };

type DemoForm<Values> = {
  check: (fields: Record<string, string>) => CheckedForm<Values>;
  onValid: (values: Values) => void;
};

/** A form that is validated and cleared, but not sent. */
export function useDemoForm<Values>({ check, onValid }: DemoForm<Values>) {
  const { bind, showErrors, clear } = useFormErrors();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { values, errors } = check(readFields(form));
    if (errors) {
      showErrors(form, errors);
      void showToast("error", EMPTY_FIELD_TEXT, FROM_ACCOUNT);
      return;
    }
    clear(form);
    onValid(values);
  }

  return { bind, formProps: { method: "dialog", noValidate: true, onSubmit } as const };
}
