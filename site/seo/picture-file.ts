import type { Picture } from "#catalog/pictures/pictures.ts";

export function pictureFile({ src, width, widths, version }: Picture): string {
  return `${src}-${widths.at(-1) ?? width}.jpg?v=${version}`;
}
