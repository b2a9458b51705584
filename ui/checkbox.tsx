import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { FieldNotes, type FieldTexts, LabelText, useControl } from "./field.tsx";

type CheckboxProps = Omit<FieldTexts, "hideLabel"> &
  Omit<ComponentProps<"input">, "type" | "required" | "children">;

export function Checkbox({
  label,
  help,
  error,
  required,
  optional,
  id,
  className,
  ...rest
}: CheckboxProps) {
  const control = useControl({ id, help, error, required });
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-sm text-fg has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <input
          type="checkbox"
          className={classes(tickClasses, "tick-box")}
          {...rest}
          {...control}
        />
        <span>
          <LabelText {...{ label, required, optional }} />
        </span>
      </label>
      <FieldNotes id={control.id} help={help} error={error} />
    </div>
  );
}

/** Shared with the radio button; styles/controls.css has the tick. */
export const tickClasses =
  "mt-px size-5.5 shrink-0 cursor-[inherit] appearance-none border border-rule-strong bg-field transition-colors duration-200 hover:border-fg checked:border-fg checked:bg-fg aria-invalid:border-alert";
