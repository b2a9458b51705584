import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { key, line } from "#catalog/fields.ts";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { LANG } from "#domain/language.ts";

const FILE = `developments/${LANG}.yaml`;

const names = z.record(key, line);

export const homeNames = existsSync(join(CONTENT_FOLDER, FILE))
  ? readYaml(FILE, z.strictObject({ outlooks: names, sides: names, types: names }))
  : { outlooks: {}, sides: {}, types: {} };
