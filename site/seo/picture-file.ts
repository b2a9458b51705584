import type { Picture } from "#catalog/pictures/pictures.ts";

/** One file of a picture, the largest in the format that every machine reads. */
export function pictureFile({ src, width, widths, version }: Picture): string {
  return `${src}-${widths.at(-1) ?? width}.jpg?v=${version}`;
}
