import type { ComponentProps } from "react";
import { TextField } from "#ui/text-field.tsx";

/** Accepts a number in any notation. Digits run from left to right in every language. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  return <TextField type="tel" inputMode="tel" dir="ltr" autoComplete="tel" {...props} />;
}
