import { z } from "zod";
import { line, lines } from "#catalog/fields.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";

export const { synonyms, placeNames, ignoredWords } = readYaml(
  "search/facts.yaml",
  z.strictObject({
    synonyms: z.array(z.strictObject({ when: lines, also: lines })),
    placeNames: z.record(line, lines),
    ignoredWords: lines,
  }),
);
