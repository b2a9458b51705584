import { type ReactNode, useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import { useFieldHelp } from "./field-help.tsx";
import { inputLabel } from "./input-display.ts";
import { type TypedInput, useInputs } from "./inputs-context.ts";
import { usePurchase } from "./purchase-context.ts";

type TypedFieldProps = {
  name: TypedInput;
  type?: "date";
  unit?: string;
  help?: ReactNode;
  placeholder?: string;
  optional?: boolean;
};

/** The field shows what is typed while it has the focus, and then the value that is used. */
export function TypedField({ name, unit, help, ...rest }: TypedFieldProps) {
  const { textOf, change } = useInputs();
  const { market } = usePurchase();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      name={name}
      label={inputLabel(name, market)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? textOf(name)}
      onChange={({ target }) => {
        setTyped(target.value);
        // A date that is being typed is empty until it is complete.
        if (target.value || !rest.type) change(name, target.value);
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
