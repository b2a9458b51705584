import { pictureSlots } from "#catalog/developments/picture-slots.ts";
import { type Model, readModels } from "#catalog/developments/read-models.ts";
import { entryKeys } from "#catalog/loader/entry-keys.ts";
import {
  elevationSize,
  gallerySlots,
  pageSlots,
  roomSlots,
  singleSlots,
  type Size,
  type Slots,
  VIEW,
} from "./slots.ts";

export type Picture = Size & {
  /** As in `/media/<name>-<width>.avif`. */
  name: string;
  entry: string;
  slot: string;
  /** The page draws something else where there is no picture. */
  isOptional?: true;
};

/** In the order of the manifest. An entry has its pictures even if its content has mistakes. */
export function allPictures(): Picture[] {
  const { landing, residence, blog, pages } = pageSlots;
  return [
    ...pictures("landing", landing),
    ...gallery("slides"),
    ...pictures("residence", residence),
    ...pictures("blog", blog),
    ...pictures("pages", pages),
    ...single("services"),
    ...gallery("posts"),
    ...single("team").map((portrait) => ({ ...portrait, isOptional: true as const })),
    ...single("products"),
    ...gallery("projects"),
    ...readModels().flatMap(developmentPictures),
  ];
}

function developmentPictures(development: Model): Picture[] {
  const sizes = new Map(
    [...development.elevations, ...development.drawnSides].map(({ key, size }) => [
      `elevation-${key}`,
      elevationSize(size),
    ]),
  );
  const slots = pictureSlots(development).map(({ slot }) => [
    slot,
    sizes.get(slot) ?? roomSlots[slot] ?? VIEW,
  ]);
  return pictures(`developments/${development.key}`, Object.fromEntries(slots));
}

function gallery(kind: keyof typeof gallerySlots): Picture[] {
  return entryKeys(kind).flatMap((key) => pictures(`${kind}/${key}`, gallerySlots[kind]));
}

function single(kind: keyof typeof singleSlots): Picture[] {
  return entryKeys(kind).flatMap((key) => {
    const entry = `${kind}/${key}`;
    return pictures(entry, singleSlots[kind]).map((picture) => ({ ...picture, name: entry }));
  });
}

function pictures(entry: string, slots: Slots): Picture[] {
  return Object.entries(slots).map(([slot, size]) => ({
    ...size,
    name: `${entry}/${slot}`,
    entry,
    slot,
  }));
}
