import { ShortForm } from "./short-form.tsx";

/** For everybody who does not look for a home. */
export function OtherForm() {
  return <ShortForm form="other" />;
}
