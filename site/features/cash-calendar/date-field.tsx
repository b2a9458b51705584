import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import * as inputWords from "#words/cash-calendar-inputs.ts";
import { useFieldHelp } from "./field-help.tsx";
import { useInputs } from "./inputs-context.ts";

/** The day of the booking. A year that is being typed is not corrected under the buyer's hands. */
export function DateField() {
  const { choices, change } = useInputs();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="date"
      name="booking"
      label={inputWords.label("booking")}
      value={typed ?? choices.booking}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value) change("booking", target.value);
      }}
      onBlur={() => setTyped(null)}
      help={useFieldHelp("booking", inputWords.bookingHelp)}
    />
  );
}
