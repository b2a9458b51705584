import { type ReactNode, useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import * as inputWords from "#words/cash-calendar-inputs.ts";
import { useFieldHelp } from "./field-help.tsx";
import { type NumberInput, useInputs } from "./inputs-context.ts";

type NumberFieldProps = {
  name: NumberInput;
  unit?: string;
  help?: ReactNode;
  placeholder?: string;
  optional?: boolean;
};

/** Shows what is typed as long as the buyer types, and then what is used. */
export function NumberField({ name, unit, help, ...rest }: NumberFieldProps) {
  const { textOf, change } = useInputs();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      name={name}
      label={inputWords.label(name)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? textOf(name)}
      onChange={({ target }) => {
        setTyped(target.value);
        change(name, target.value);
      }}
      onBlur={() => setTyped(null)}
      help={useFieldHelp(name, help)}
      trailing={
        unit && <span className="pointer-events-none pe-3.5 text-sm text-fg-soft">{unit}</span>
      }
      {...rest}
    />
  );
}
