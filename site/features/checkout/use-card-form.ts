import type { FormEvent } from "react";
import { href } from "react-router";
import {
  cardFormSchema,
  NO_SUCH_USER_ALERT,
  NO_SUCH_USER_TEXT,
  ORDER_RECEIVED_TEXT,
} from "#domain/card-form.ts";
import { EMPTY_FIELD_TEXT, isDemoUser } from "#domain/demo-account.ts";
import { checkForm } from "#domain/form-check.ts";
import { openPageWithToast } from "#site/ui/pending-toast.ts";
import { showToast } from "#site/ui/toast.ts";
import { readFields, useFormErrors } from "#site/ui/use-form-errors.ts";

const FROM_CARD_FORM = { from: "card-form" };

export function useCardForm() {
  const { bind, showErrors, clear } = useFormErrors();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { values, errors } = checkForm(cardFormSchema, readFields(form));
    if (errors) {
      showErrors(form, errors);
      void showToast("error", EMPTY_FIELD_TEXT, FROM_CARD_FORM);
      return;
    }
    clear(form); // [4.045] clears the form
    if (isDemoUser(values.email)) {
      return openPageWithToast(href("/order_received"), ORDER_RECEIVED_TEXT);
    }
    await showToast("info", NO_SUCH_USER_TEXT, FROM_CARD_FORM);
    window.alert(NO_SUCH_USER_ALERT);
  }

  return { bind, onSubmit };
}
