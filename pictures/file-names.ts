import type { Picture } from "./all-pictures.ts";

export const formats = ["avif", "jpg"] as const;

export type Format = (typeof formats)[number];

export function fileNames({ name, widths }: Pick<Picture, "name" | "widths">): string[] {
  return widths.flatMap((width) => formats.map((format) => `${name}-${width}.${format}`));
}
