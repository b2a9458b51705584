import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Field, type FieldTexts } from "./field.tsx";

export const controlClasses =
  "min-h-12 w-full rounded-sm border border-rule-strong bg-field px-4 py-2.5 text-base text-fg transition-colors duration-200 placeholder:text-fg-soft hover:border-fg disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-alert";

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "required" | "children"> & {
    /** Stands inside the control at its end: a button, a unit. */
    trailing?: ReactNode;
    controlClassName?: string;
  };

/** `className` places the field; every other attribute, `ref` included, goes to the input. */
export function TextField({
  label,
  help,
  error,
  required,
  optional,
  hideLabel,
  id,
  className,
  controlClassName,
  trailing,
  type = "text",
  ...rest
}: TextFieldProps) {
  const isText = type === "text" || type === "search";
  return (
    <Field {...{ label, help, error, required, optional, hideLabel, id, className }}>
      {(control) => (
        <span className="relative block max-w-full">
          <input
            type={type}
            // A text may be Urdu or Arabic; e-mail addresses and numbers run from left to right.
            dir={isText && !trailing ? "auto" : undefined}
            className={classes(
              controlClasses,
              Boolean(trailing) && "pe-14",
              // The room for the trailing part stays at its side, whatever the text's direction.
              isText && Boolean(trailing) && "[unicode-bidi:plaintext]",
              controlClassName,
            )}
            {...rest}
            {...control}
          />
          {trailing && (
            <span className="absolute inset-y-0 end-0.5 flex items-center">{trailing}</span>
          )}
        </span>
      )}
    </Field>
  );
}
