import type * as z from "zod/mini";
import { HttpError } from "#server/http/http-error.ts";

export function parseFields<Output>(
  schema: z.ZodMiniType<Output>,
  fields: unknown,
  text?: string,
): Output {
  const { success, data, error } = schema.safeParse(fields);
  if (success) return data;
  if (text !== undefined) throw new HttpError(422, text);
  const names = new Set(error.issues.map(({ path }) => path[0]?.toString()));
  const messages = new Set(error.issues.map(({ message }) => message));
  throw new HttpError(422, [...messages].join("; "), {
    field: names.size === 1 ? [...names][0] : undefined,
  });
}
