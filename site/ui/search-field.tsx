import type { ComponentProps } from "react";
import type { FieldTexts } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { search } from "./icons.ts";
import { TextField } from "./text-field.tsx";

type SearchFieldProps = Pick<FieldTexts, "error" | "required"> &
  Omit<ComponentProps<"input">, "type" | "required" | "children"> & {
    label: string;
    /** What the magnifying glass does, in words. */
    buttonLabel?: string;
  };

/** A field and its magnifying glass, which submits the form around it. */
export function SearchField({ label, buttonLabel = "Search", ...rest }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      hideLabel
      enterKeyHint="search"
      autoComplete="off"
      trailing={<IconButton type="submit" label={buttonLabel} shape={search} />}
      {...rest}
    />
  );
}
