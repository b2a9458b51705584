import { residenceViews } from "#catalog/pictures/residence-views.ts";

export type Size = { width: number; height: number; widths: readonly number[] };

export type Slots = Readonly<Record<string, Size>>;

const WIDE: Size = { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] };
const GALLERY: Size = { width: 1500, height: 1000, widths: [480, 800, 1200, 1500] };
const TILE: Size = { width: 960, height: 1200, widths: [320, 480, 640, 960] };
const UPRIGHT: Size = { width: 1200, height: 1500, widths: [480, 800, 1200] };
const STRIP: Size = { width: 1000, height: 1250, widths: [320, 640, 1000] };
const CARD: Size = { width: 1200, height: 900, widths: [480, 800, 1200] };
const POSTER: Size = { width: 1280, height: 720, widths: [480, 800, 1280] };
/** As large as a screen. */
const SCREEN: Size = { width: 1920, height: 1080, widths: [800, 1280, 1920] };
const SCREEN_UPRIGHT: Size = { width: 1080, height: 1920, widths: [480, 720, 1080] };
const PORTRAIT: Size = { width: 810, height: 1050, widths: [270, 540, 810] };
const PRODUCT: Size = { width: 1600, height: 1600, widths: [320, 640, 1000, 1600] };

export const VIEW: Size = { width: 1280, height: 800, widths: [640, 1280] };

/** The camera of an elevation, or the file of its outlines, says how large its picture is. */
export function elevationSize([width, height]: readonly [number, number]): Size {
  return { width, height, widths: [width / 2, width] };
}

/** Equirectangular. */
const PANORAMA: Size = { width: 4096, height: 2048, widths: [2048, 4096] };

/** The rooms of a sample flat, stored as `developments/<key>/<slot>`. */
export const roomSlots: Slots = {
  "room-living": PANORAMA,
  "room-living-still": VIEW,
  "room-balcony": PANORAMA,
  "room-balcony-still": VIEW,
};

/** Entries with several pictures, each stored as `<kind>/<key>/<slot>`. */
export const gallerySlots = {
  posts: { cover: WIDE, "gallery-1": GALLERY, "gallery-2": GALLERY },
  projects: { hero: WIDE, tile: TILE, "gallery-1": GALLERY, "gallery-2": GALLERY },
  slides: { wide: SCREEN, upright: SCREEN_UPRIGHT },
} satisfies Record<string, Slots>;

export const singleSlots = {
  services: { card: CARD },
  team: { portrait: PORTRAIT },
  products: { photo: PRODUCT },
} satisfies Record<string, Slots>;

/** Pictures that belong to no entry, stored as `<page>/<slot>`. */
export const pageSlots = {
  landing: {
    hero: SCREEN,
    "hero-portrait": SCREEN_UPRIGHT,
    "story-poster": POSTER,
    "furniture-hero": WIDE,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`strip-${number}`, STRIP])),
  },
  residence: Object.fromEntries(residenceViews.map((view) => [view, UPRIGHT])),
  blog: { "film-poster": POSTER },
  pages: {
    "why-here": WIDE,
    about: WIDE,
    "about-2": WIDE,
    banner: { width: 2000, height: 700, widths: [800, 1280, 2000] },
    "not-found": CARD,
  },
} satisfies Record<string, Slots>;
