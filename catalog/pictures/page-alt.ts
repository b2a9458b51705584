import { z } from "zod";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { LANG } from "#domain/language.ts";

export const pageAlt = readYaml(`pictures/${LANG}.yaml`, z.record(z.string(), z.string()));
