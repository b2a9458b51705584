import type { ComponentProps } from "react";
import * as words from "#words/star-field.ts";
import { FieldNotes, type FieldTexts, LabelText, useControl } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { star } from "#ui/icons.ts";

type StarFieldProps = Pick<FieldTexts, "help" | "error" | "required" | "optional"> &
  Omit<ComponentProps<"input">, "type" | "required" | "children" | "id" | "value"> & {
    legend: string;
    name: string;
  };

/** The style sheet (controls.css) fills the stars up to the chosen one, so the choice shows without
 * JavaScript. */
export function StarField({
  legend,
  help,
  error,
  required,
  optional,
  className,
  defaultValue,
  ...rest
}: StarFieldProps) {
  const { id, ...control } = useControl({ help, error, required });
  return (
    <fieldset className={className} aria-describedby={control["aria-describedby"]}>
      <legend className="mb-1 text-sm font-medium text-fg">
        <LabelText {...{ label: legend, required, optional }} />
      </legend>
      <div className="star-field -ms-2.5 flex text-highlight">
        {Array.from({ length: 5 }, (_, index) => index + 1).map((value) => (
          <label key={value} className="relative grid size-11 place-items-center">
            <input
              type="radio"
              // Covers the whole star, so that touch exploration finds the control where it is visible.
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              value={value}
              defaultChecked={String(defaultValue) === String(value)}
              required={required}
              aria-label={words.stars(value)}
              {...rest}
            />
            <Icon shape={star} size={24} />
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
