import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

/** Accepts a number in any notation. Digits run from left to right in every language. */
export function PhoneField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete="tel"
      placeholder="+971 50 000 0000"
      {...props}
    />
  );
}
