import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";

/** The site has these files below `/media`. */
export const MEDIA_FOLDER = join(CONTENT_FOLDER, "media");

export const MANIFEST_FILE = join(MEDIA_FOLDER, "manifest.json");

const manifestSchema = z.record(
  z.string(),
  z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    widths: z.array(z.int().positive()).min(1),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    blur: z.string().startsWith("data:image/webp;base64,").max(250),
    version: z.string().regex(/^[0-9a-f]{8}$/),
  }),
);

export type Manifest = z.infer<typeof manifestSchema>;

export type ManifestEntry = Manifest[string];

/** A content folder without pictures has no manifest yet. */
export function readManifest(): Manifest {
  if (!existsSync(MANIFEST_FILE)) return {};
  return manifestSchema.parse(JSON.parse(readFileSync(MANIFEST_FILE, "utf8")));
}
