import type { PictureSource } from "#site/ui/picture.tsx";

/** Loads the AVIF, or the JPEG where the browser does not read AVIF. Rejects where neither can be loaded. */
export async function loadPanorama(
  { src, version }: PictureSource,
  width: number,
): Promise<HTMLImageElement> {
  const url = (format: string) => `${src}-${width}.${format}?v=${version}`;
  try {
    return await decoded(url("avif"));
  } catch {
    return decoded(url("jpg"));
  }
}

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** From this width in CSS pixels on, the small picture looks soft. */
const LARGE_FRAME = 600;

/** The small picture is loaded first, then a sharper one where it can be seen. */
export function widthsToLoad(
  widths: readonly number[],
  frameWidth: number,
  mostWidth: number,
  savesData: boolean,
): number[] {
  const [first, ...sharper] = widths.filter((width) => width <= mostWidth);
  if (first === undefined) return [];
  return frameWidth < LARGE_FRAME || savesData ? [first] : [first, ...sharper];
}
