import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { chevronDown } from "./icons.ts";

type Option = { value: string; label: string };

type SelectProps = FieldTexts &
  Omit<ComponentProps<"select">, "required" | "children"> & {
    /** A string is both value and label. */
    options: readonly (string | Option)[];
    /** The text of an empty first option; without it the first option is selected. */
    placeholder?: string;
    /** The placeholder is shown until an option is selected, and cannot be selected itself. */
    placeholderDisabled?: boolean;
  };

/** The browser's own select, which phones show in their own way. */
export function Select({
  label,
  help,
  error,
  required,
  optional,
  hideLabel,
  id,
  className,
  options,
  placeholder,
  placeholderDisabled,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, help, error, required, optional, hideLabel, id, className }}>
      {(control) => (
        <span className="relative block">
          <select className="control cursor-pointer appearance-none pe-12" {...rest} {...control}>
            {placeholder !== undefined && (
              <option value="" disabled={placeholderDisabled}>
                {placeholder}
              </option>
            )}
            {options.map(asOption).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon
            shape={chevronDown}
            className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2"
          />
        </span>
      )}
    </Field>
  );
}

function asOption(option: string | Option): Option {
  return typeof option === "string" ? { value: option, label: option } : option;
}
