import { z } from "zod";

/** The row of a statement that asks whether there is one. */
export const existingRow = z.object({});

/** SQLite has no booleans, and our columns store 0 and 1 in PostgreSQL too. */
export const flag = z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean);

/** A column of milliseconds. */
export const date = z.number().transform((time) => new Date(time));

/** A value that is stored as JSON. */
export function json<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue("is not JSON");
        return z.NEVER;
      }
    })
    .pipe(schema);
}
