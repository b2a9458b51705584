import { type Picture, pictureEntry, requirePicture } from "#catalog/pictures/pictures.ts";

/** The still stands for the panorama before it is loaded and without script. */
export type SampleRoom = { kind: "living" | "balcony"; still: Picture; panorama: Picture };

/** Returns only rooms that have been rendered. */
export function sampleRooms(development: string): SampleRoom[] {
  return (["living", "balcony"] as const).flatMap((kind) => {
    const name = `developments/${development}/room-${kind}`;
    if (!pictureEntry(name)) return [];
    return [{ kind, still: requirePicture(`${name}-still`), panorama: requirePicture(name) }];
  });
}
