import { viewPoints } from "#domain/homes/view-points.ts";
import type { Model } from "./read-models.ts";

const ROOMS = ["room-living", "room-balcony"];

export type PictureSlot = { slot: string; text: string };

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
