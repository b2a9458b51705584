import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * What one of our fields needs from react-hook-form. An edit takes the field's error away; whether
 * the new text is right is asked at the next submit.
 */
export function bindField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
) {
  return {
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
