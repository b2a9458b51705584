import { type ComponentProps, useId, useSyncExternalStore } from "react";
import { classes } from "./classes.ts";
import { Field, type FieldTexts } from "./field.tsx";

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<"textarea">, "required" | "children"> & {
    /** Shows how many characters are used of `maxLength`. */
    count?: boolean;
  };

export function TextArea({
  label,
  help,
  error,
  required,
  optional,
  hideLabel,
  id: givenId,
  className,
  count,
  rows = 5,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const length = useLength(id, String(rest.value ?? rest.defaultValue ?? "").length);
  return (
    <div className={classes("relative", className)}>
      <Field {...{ label, help, error, required, optional, hideLabel, id }}>
        {(control) => (
          <textarea
            rows={rows}
            dir="auto"
            className="control block resize-y"
            {...rest}
            {...control}
          />
        )}
      </Field>
      {count && (
        <p
          aria-hidden="true"
          className="absolute end-0 top-0 text-xs leading-[1.75] text-fg-soft tabular-nums"
        >
          {length} / {rest.maxLength}
        </p>
      )}
    </div>
  );
}

/** Reads the field itself, because a form that is reset (an event) or filled by a script (a render)
 * does not notify its fields. A render between the event and React's own handler would put the old
 * text back into a controlled field, so it comes after both. */
function useLength(id: string, initial: number): number {
  const area = () => document.getElementById(id) as HTMLTextAreaElement | null;
  return useSyncExternalStore(
    (onChange) => {
      const field = area();
      const form = field?.form;
      const notify = () => setTimeout(onChange);
      field?.addEventListener("input", notify);
      form?.addEventListener("reset", notify);
      return () => {
        field?.removeEventListener("input", notify);
        form?.removeEventListener("reset", notify);
      };
    },
    () => area()?.value.length ?? initial,
    () => initial,
  );
}
