import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { key } from "#catalog/fields.ts";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";

const pixels = z.int("must be a whole number of pixels");
const size = z.tuple([
  pixels.positive("must be above 0").multipleOf(2, "must be even"),
  pixels.positive("must be above 0"),
]);
const outline = z.array(z.tuple([pixels, pixels])).min(3, "must have at least three points");

/** `facade.yaml` of a development: its sides by their keys, and on each the outlines of homes by their numbers. */
const drawnSideFields = z.record(
  key,
  z.strictObject({
    size,
    homes: z
      .record(z.string(), outline)
      .refine((homes) => Object.keys(homes).length > 0, "must have at least one home"),
  }),
);

/** A photograph of a side with the outlines of its homes, in pixels of a picture of that size. */
export type DrawnSide = { key: string } & z.infer<typeof drawnSideFields>[string];

/** The sides that were drawn by hand; none where there is no such file. */
export function readDrawnSides(development: string): DrawnSide[] {
  const file = `developments/${development}/facade.yaml`;
  if (!existsSync(join(CONTENT_FOLDER, file))) return [];
  return Object.entries(readYaml(file, drawnSideFields)).map(([key, side]) => ({ key, ...side }));
}
