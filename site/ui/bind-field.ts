import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/** An edit clears the field's error; the new text is validated at the next submit. */
export function bindField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
) {
  return {
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
