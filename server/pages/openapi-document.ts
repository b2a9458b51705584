import type { z } from "zod";
import { jsonSchemaOf } from "#server/leads/kinds/json-schema.ts";

type Document = {
  title: string;
  /** How a request shows who sends it: the name of a header or of a cookie. */
  key: { in: "header" | "cookie"; name: string; isRequired: boolean };
  paths: Record<string, object>;
};

export function openapiDocument({ title, key, paths }: Document) {
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    security: [...(key.isRequired ? [] : [{}]), { apiKey: [] }],
    paths,
    components: { securitySchemes: { apiKey: { type: "apiKey", in: key.in, name: key.name } } },
  };
}

export function jsonContent(schema: z.ZodType, io: "input" | "output") {
  return { "application/json": { schema: jsonSchemaOf(schema, io) } };
}

/** The parameters of a path or a query, one for each field of their schema. */
export function parametersOf(place: "path" | "query", schema?: z.ZodType): object[] {
  const { properties = {}, required = [] } = schema ? jsonSchemaOf(schema) : {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }));
}
