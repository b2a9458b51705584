import { altTexts } from "#catalog/pictures/alt.ts";
import { encodeWithPreviews } from "#pictures/add-pictures.ts";
import { allPictures, type Picture } from "#pictures/all-pictures.ts";
import { readPhotograph } from "#pictures/photograph.ts";
import { savePictures } from "#pictures/save.ts";
import { drawPlaceholder } from "./draw-placeholder.ts";

/** Pixels. Encoding all widths of all pictures takes minutes, so a placeholder has one. */
const LARGEST = 1_000_000;

/** Each says what it is to show and how large it must be. */
export async function drawPlaceholders(): Promise<number> {
  const pictures = allPictures().filter(({ isOptional }) => !isOptional);
  const encoded = await Promise.all(
    pictures.map(async (picture, index) => {
      const drawing = await drawPlaceholder(picture, labelOf(picture, index));
      const photograph = await readPhotograph(drawing, picture);
      return encodeWithPreviews([{ ...picture, widths: [widthOf(picture)] }, photograph]);
    }),
  );
  await savePictures(encoded.flat());
  return pictures.length;
}

function widthOf({ width, height, widths }: Picture): number {
  return widths.findLast((one) => (one * one * height) / width <= LARGEST) ?? widths[0]!;
}

function labelOf({ name, entry, slot, width, height }: Picture, index: number) {
  const shown = altTexts[name]?.replace(/^Placeholder: /, "") || slot;
  const title = shown.charAt(0).toUpperCase() + shown.slice(1);
  return {
    title,
    line: `${entry} ${slot}, ${width} × ${height}`,
    // A project has four pictures: the fifth must not look like the first.
    variant: index + Math.floor(index / 4),
  };
}
