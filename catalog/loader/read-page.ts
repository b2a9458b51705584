import type { z } from "zod";
import { companyPlaceholders } from "#catalog/company-placeholders.ts";
import { LANG } from "#domain/language.ts";
import type { Placeholders } from "./content-file.ts";
import { readYaml } from "./read-yaml.ts";

export function readPage<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  placeholders: Placeholders = {},
  language: string = LANG,
): z.output<Schema> {
  return readYaml(`pages/${name}/${language}.yaml`, schema, {
    ...companyPlaceholders,
    ...placeholders,
  });
}
