import { z } from "zod";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { LANG } from "#domain/language.ts";

/** What the pictures that belong to no entry show, by their names; empty where a picture only decorates. */
export const pageAlt = readYaml(`pictures/${LANG}.yaml`, z.record(z.string(), z.string()));
