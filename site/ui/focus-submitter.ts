import type { FormEvent } from "react";

/** Moves the focus to the submit button: the fields are disabled while the form is sent and would lose it. */
export function focusSubmitter({ nativeEvent }: FormEvent<HTMLFormElement>): void {
  const { submitter } = nativeEvent as SubmitEvent;
  submitter?.focus();
}
