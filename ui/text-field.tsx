import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Field, type FieldTexts } from "./field.tsx";

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
              "control",
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
