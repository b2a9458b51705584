import type { ComponentProps } from "react";
import * as words from "#words/forms.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { search } from "#ui/icons.ts";
import { TextField } from "#ui/text-field.tsx";

export function SearchField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="search"
      hideLabel
      enterKeyHint="search"
      autoComplete="off"
      trailing={<IconButton type="submit" label={words.search} shape={search} />}
      {...props}
    />
  );
}
