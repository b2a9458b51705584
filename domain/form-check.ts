import * as z from "zod/mini";

type FormErrors = Partial<Record<string, string>>;

export type CheckedForm<Values> =
  { values: Values; errors: null } | { values: null; errors: FormErrors };

export function checkForm<Values>(
  schema: z.ZodMiniType<Values>,
  fields: unknown,
): CheckedForm<Values> {
  const result = z.safeParse(schema, fields);
  if (result.success) return { values: result.data, errors: null };
  const errors: FormErrors = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { values: null, errors };
}
