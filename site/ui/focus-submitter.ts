import type { FormEvent } from "react";

/** For a form whose fields are disabled while it is sent: they must not take the keyboard's place with them. */
export function focusSubmitter({ nativeEvent }: FormEvent<HTMLFormElement>): void {
  const { submitter } = nativeEvent as SubmitEvent;
  submitter?.focus();
}
