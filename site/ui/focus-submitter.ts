import type { FormEvent } from "react";

/** The fields are disabled while the form is sent and would lose the focus. */
export function focusSubmitter({ nativeEvent }: FormEvent<HTMLFormElement>): void {
  const { submitter } = nativeEvent as SubmitEvent;
  submitter?.focus();
}
