import type { ComponentProps } from "react";
import { classes } from "#site/ui/classes.ts";
import { Field } from "#site/ui/field.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { chevronDown } from "#site/ui/icons.ts";
import { controlClasses } from "#site/ui/text-field.tsx";
import { subjects } from "./page-form-rules.ts";

type SubjectFieldProps = Omit<ComponentProps<"select">, "children"> & { error?: string };

/** [3.004] 'Services' stands first and cannot be chosen. */
export function SubjectField({ error, required, ...rest }: SubjectFieldProps) {
  return (
    <Field label="Subject" error={error} required={required}>
      {(control) => (
        <span className="relative block">
          <select
            defaultValue=""
            className={classes(controlClasses, "cursor-pointer appearance-none pr-12")}
            {...rest}
            {...control}
          >
            <option value="" disabled>
              Services
            </option>
            {subjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
          <Icon
            shape={chevronDown}
            className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
          />
        </span>
      )}
    </Field>
  );
}
