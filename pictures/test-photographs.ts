import sharp, { type Sharp } from "sharp";

type Photo = { width: number; height: number; orientation?: number };

/** With a maker, a position and an orientation, as cameras add them. */
export function redAndBlue({ width, height, orientation = 1 }: Photo): Sharp {
  const right = Math.round(width / 2);
  return sharp({ create: { width: width - right, height, channels: 3, background: "#f00" } })
    .extend({ right, background: "#00f" })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: "A camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "25/1 12/1 0/1" },
    });
}
