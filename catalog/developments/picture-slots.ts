import { viewPoints } from "#domain/homes/view-points.ts";
import type { Model } from "./read-models.ts";

/** The rooms of a sample flat. */
const ROOMS = ["room-living", "room-balcony"];

/** One picture of a development, and the name of the text that says what it shows. */
export type PictureSlot = { slot: string; text: string };

/** The sides of the building; the views from balconies, and the rooms, of which there is a text. */
export function pictureSlots(model: Omit<Model, "project">): PictureSlot[] {
  const texts = Object.keys(model.pictureTexts);
  const hasViews = texts.some((text) => text.startsWith("view-"));
  const folder = `developments/${model.key}/`;
  return [
    ...[...model.elevations, ...model.drawnSides].map(({ key }) => ({
      slot: `elevation-${key}`,
      text: `elevation-${key}`,
    })),
    ...(hasViews ? viewPoints(model) : []).map(({ picture, stack }) => ({
      slot: picture.slice(folder.length),
      text: `view-${stack.outlook}`,
    })),
    ...ROOMS.flatMap((room) =>
      texts.includes(room) ? [room, `${room}-still`].map((slot) => ({ slot, text: room })) : [],
    ),
  ];
}
