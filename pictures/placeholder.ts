import type { Sharp } from "sharp";

export async function meanColor(picture: Sharp): Promise<string> {
  const pixel = await picture.resize(1, 1, { kernel: "cubic" }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}

/** 12 pixels wide. WebP has the smallest header. */
export async function blur(picture: Sharp): Promise<string> {
  const tiny = await picture
    .resize(12)
    .webp({ quality: 20, effort: 6, smartSubsample: false })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
