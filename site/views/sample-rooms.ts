import { type Picture, pictureEntry, requirePicture } from "#catalog/pictures/pictures.ts";

/** A room of a sample flat: its panorama, and the still that stands for it before and without script. */
export type SampleRoom = { kind: "living" | "balcony"; still: Picture; panorama: Picture };

/** The rooms to look around in of a development, by its key: those that have been rendered. */
export function sampleRooms(development: string): SampleRoom[] {
  return (["living", "balcony"] as const).flatMap((kind) => {
    const name = `developments/${development}/room-${kind}`;
    if (!pictureEntry(name)) return [];
    return [{ kind, still: requirePicture(`${name}-still`), panorama: requirePicture(name) }];
  });
}
