import type { ComponentProps } from "react";
import { TextField } from "#ui/text-field.tsx";

export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
}
