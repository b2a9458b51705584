import * as z from "zod/mini";

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [keyword: string]: unknown;
};

/** The JSON Schema of what a schema accepts, or of what it returns. */
export function jsonSchemaOf(
  schema: z.core.$ZodType,
  io: "input" | "output" = "input",
): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io }) as JsonSchema;
  return rest;
}
