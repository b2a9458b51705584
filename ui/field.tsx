import { type ReactNode, useId } from "react";
import * as words from "#ui/words/controls.ts";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { warning } from "./icons.ts";

export type FieldTexts = {
  label: ReactNode;
  help?: ReactNode;
  /** Shown under the control, which is then marked invalid. */
  error?: string;
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
};

type ControlProps = {
  id: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = FieldTexts & {
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ id, className, children, hideLabel, help, error, ...texts }: FieldProps) {
  const control = useControl({ id, help, error, required: texts.required });
  return (
    <div className={classes("flex flex-col gap-2", className)}>
      <label htmlFor={control.id} className={hideLabel ? "sr-only" : "text-sm font-medium text-fg"}>
        <LabelText {...texts} />
      </label>
      {children(control)}
      <FieldNotes id={control.id} help={help} error={error} />
    </div>
  );
}

/** Connects a control with its texts; for controls with a layout of their own. */
export function useControl(
  field: Pick<FieldTexts, "help" | "error" | "required"> & { id?: string },
) {
  const ownId = useId();
  const id = field.id ?? ownId;
  const notes = [field.help && `${id}-help`, field.error && `${id}-error`].filter(Boolean);
  return {
    id,
    required: field.required,
    "aria-describedby": notes.length > 0 ? notes.join(" ") : undefined,
    "aria-invalid": field.error ? true : undefined,
  } satisfies ControlProps;
}

export function LabelText({ label, required, optional }: FieldTexts) {
  return (
    <>
      {label}
      {required && (
        // Added by the style sheet: the star is not part of the label's text.
        <span aria-hidden="true" className="text-alert after:content-['_*']" />
      )}
      {optional && <span className="font-normal text-fg-soft">{words.optional}</span>}
    </>
  );
}

type FieldNotesProps = { id: string; help?: ReactNode; error?: string };

export function FieldNotes({ id, help, error }: FieldNotesProps) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="text-xs text-fg-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-xs font-medium text-alert">
          <Icon shape={warning} size={16} className="mt-px" />
          {error}
        </p>
      )}
    </>
  );
}
