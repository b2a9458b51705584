import { type ComponentProps, useEffect, useId, useState } from "react";
import { classes } from "./classes.ts";
import { Field, type FieldTexts } from "./field.tsx";
import { controlClasses } from "./text-field.tsx";

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
  onInput,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [length, setLength] = useLength(id, String(rest.value ?? rest.defaultValue ?? "").length);
  return (
    <div className={classes("relative", className)}>
      <Field {...{ label, help, error, required, optional, hideLabel, id }}>
        {(control) => (
          <textarea
            rows={rows}
            dir="auto"
            className={classes(controlClasses, "block resize-y")}
            onInput={(event) => {
              setLength(event.currentTarget.value.length);
              onInput?.(event);
            }}
            {...rest}
            {...control}
          />
        )}
      </Field>
      {count && (
        <p
          aria-hidden="true"
          className="absolute top-0 right-0 text-xs leading-[1.75] text-fg-soft tabular-nums"
        >
          {length} / {rest.maxLength}
        </p>
      )}
    </div>
  );
}

/** A form that is reset tells its fields nothing: the count listens to the form itself. */
function useLength(id: string, initial: number) {
  const [length, setLength] = useState(initial);
  useEffect(() => {
    const area = document.getElementById(id) as HTMLTextAreaElement | null;
    const recount = () => setTimeout(() => setLength(area?.value.length ?? 0));
    area?.form?.addEventListener("reset", recount);
    return () => area?.form?.removeEventListener("reset", recount);
  }, [id]);
  return [length, setLength] as const;
}
