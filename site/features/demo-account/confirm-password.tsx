import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef } from "react";
import { TextField } from "#ui/text-field.tsx";
import * as words from "#words/account.ts";
import { editConfirmation } from "./confirmation.ts";

type ConfirmPasswordProps = {
  name: string;
  error?: string;
  password: string;
  /** Receives what the visitor has typed, which differs from what the field shows. */
  onType: Dispatch<SetStateAction<string>>;
  onInput: () => void;
};

/** [5.022] Shows the password, and is valid only when it was typed a second time. */
export function ConfirmPassword(props: ConfirmPasswordProps) {
  const { name, error, password, onType, onInput } = props;
  const ref = useRef<HTMLInputElement>(null);

  function change(inputType: string, inserted: string) {
    const input = ref.current;
    if (!input) return;
    const { selectionStart, selectionEnd, value } = input;
    const replacesAll = value !== "" && selectionStart === 0 && selectionEnd === value.length;
    onType((typed) => editConfirmation(typed, { inputType, inserted, replacesAll }));
    // Tabbing into the field selects its value, but only the first character replaces it.
    input.setSelectionRange(value.length, value.length);
    onInput();
  }

  // A native listener: React's onBeforeInput does not report deletions.
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const { inputType, data, dataTransfer } = event;
    // Cancelling Enter would cancel the submit too.
    if (!event.cancelable || inputType === "insertLineBreak") return;
    event.preventDefault();
    change(inputType, data ?? dataTransfer?.getData("text/plain") ?? "");
  });

  useEffect(() => {
    const input = ref.current;
    const listen = (event: InputEvent) => onBeforeInput(event);
    input?.addEventListener("beforeinput", listen);
    return () => input?.removeEventListener("beforeinput", listen);
  }, []);

  return (
    <TextField
      ref={ref}
      label={words.confirmPassword}
      help={words.confirmPasswordHelp}
      type="password"
      autoComplete="new-password"
      required
      name={name}
      error={error}
      value={password}
      // Password managers replace the value and some keyboards append to it, both without a
      // cancelable `beforeinput` event.
      onInput={({ currentTarget: { value } }) => {
        const adds = value.length > password.length && value.startsWith(password);
        onType((typed) => (adds ? typed + value.slice(password.length) : value));
        onInput();
      }}
    />
  );
}
