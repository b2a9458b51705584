import type { ComponentProps } from "react";
import * as words from "#words/forms.ts";
import type { FieldTexts } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { search } from "#ui/icons.ts";
import { TextField } from "#ui/text-field.tsx";

type SearchFieldProps = Pick<FieldTexts, "error" | "required"> &
  Omit<ComponentProps<"input">, "type" | "required" | "children"> & {
    label: string;
    buttonLabel?: string;
  };

export function SearchField({ label, buttonLabel = words.search, ...rest }: SearchFieldProps) {
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
