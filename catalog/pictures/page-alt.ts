import { z } from "zod";
import { alt } from "#catalog/fields.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";

/** What the pictures that belong to no entry show, by their names. */
export const pageAlt = readYaml("pictures/en.yaml", z.record(z.string(), alt));
