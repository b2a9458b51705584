import { join } from "node:path";
import type { z } from "zod";
import { ContentError, type Problem } from "./content-error.ts";
import { openContentFile, type Placeholders } from "./content-file.ts";
import { CONTENT_FOLDER } from "./content-folder.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { parseFields } from "./yaml-fields.ts";

export function readYaml<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  placeholders: Placeholders = {},
): z.output<Schema> {
  const problems: Problem[] = [];
  const file = openContentFile(join(CONTENT_FOLDER, name), problems, placeholders);
  if (file) checkPlaceholders(file);
  const fields = file && parseFields(file, schema);
  if (problems.length > 0) throw new ContentError(problems);
  return fields as z.output<Schema>;
}
