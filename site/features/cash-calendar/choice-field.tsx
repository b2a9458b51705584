import type { ReactNode } from "react";
import type { InputName } from "#domain/purchase/input-fields.ts";
import { RadioGroup } from "#site/ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { useFieldHelp } from "./field-help.tsx";
import { inputLabel } from "./input-display.ts";
import { useInputs } from "./inputs-context.ts";
import { usePurchase } from "./purchase-context.ts";

type ChoiceFieldProps = {
  name: InputName;
  options: readonly { value: string; label: string }[];
  asRadios?: boolean;
  help?: ReactNode;
  placeholder?: string;
};

export function ChoiceField({ name, options, asRadios, help, placeholder }: ChoiceFieldProps) {
  const { textOf, change } = useInputs();
  const { market } = usePurchase();
  const shared = {
    name,
    value: textOf(name),
    help: useFieldHelp(name, help),
    options,
  };
  return asRadios ? (
    <RadioGroup
      {...shared}
      legend={inputLabel(name, market)}
      layout="row"
      onChange={({ target }) => change(name, target.value)}
    />
  ) : (
    <Select
      {...shared}
      label={inputLabel(name, market)}
      placeholder={placeholder}
      onChange={({ target }) => change(name, target.value)}
    />
  );
}
