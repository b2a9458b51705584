import { type ComponentProps, type ReactNode, useId } from "react";
import { tickClasses } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import { FieldNotes, type FieldTexts, LabelText, useControl } from "#ui/field.tsx";

type RadioOption = { value: string; label: ReactNode; help?: ReactNode };

type RadioGroupProps = Omit<FieldTexts, "label"> &
  Omit<ComponentProps<"input">, "type" | "required" | "children" | "id" | "checked"> & {
    legend: ReactNode;
    name: string;
    options: readonly RadioOption[];
    layout?: "stack" | "row" | "cards";
  };

const layouts = {
  stack: "flex flex-col",
  row: "flex flex-wrap gap-x-8",
  cards: "grid gap-4 sm:grid-cols-2",
};

const card =
  "rounded-sm border border-rule-strong bg-field px-5 transition-colors duration-200 hover:border-fg has-checked:border-fg has-checked:outline has-checked:outline-fg";

/** `value`, `defaultValue`, `onChange`, `ref` and the rest reach every button of the group. */
export function RadioGroup({
  legend,
  help,
  error,
  required,
  optional,
  hideLabel,
  className,
  options,
  layout = "stack",
  value,
  defaultValue,
  ...rest
}: RadioGroupProps) {
  const { id, ...control } = useControl({ help, error, required });
  const groupId = useId();
  return (
    <fieldset
      className={className}
      role="radiogroup"
      aria-labelledby={groupId}
      aria-describedby={control["aria-describedby"]}
      aria-invalid={control["aria-invalid"]}
    >
      <legend id={groupId} className={hideLabel ? "sr-only" : "mb-2 text-sm font-medium text-fg"}>
        <LabelText {...{ label: legend, required, optional }} />
      </legend>
      <div className={layouts[layout]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              "flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm text-fg has-disabled:cursor-not-allowed has-disabled:opacity-60",
              layout === "cards" && card,
            )}
          >
            <input
              type="radio"
              className={classes(tickClasses, "tick-dot rounded-full", error && "border-alert")}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                defaultValue === undefined ? undefined : defaultValue === option.value
              }
              required={required}
              {...rest}
            />
            <span>
              {option.label}
              {option.help && <span className="block text-xs text-fg-soft">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
