import { residenceViews } from "#catalog/pictures/residence-views.ts";
import { allPosts } from "#catalog/posts/posts.ts";
import { allProducts } from "#catalog/products.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { allServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";

/** One picture of the site; `studio/render.py` renders the one of the same name in the same size. */
export type Picture = {
  /** As in `/media/<name>-<width>.avif`. */
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
};

type Kind = readonly [width: number, height: number, widths: readonly number[]];

const WIDE: Kind = [1600, 1000, [480, 800, 1200, 1600]];
const GALLERY: Kind = [1500, 1000, [480, 800, 1200, 1500]];
const TILE: Kind = [960, 1200, [320, 480, 640, 960]];
const UPRIGHT: Kind = [1200, 1500, [480, 800, 1200]];
const STRIP: Kind = [1000, 1250, [320, 640, 1000]];
const CARD: Kind = [1200, 900, [480, 800, 1200]];
const FILM: Kind = [1280, 720, [480, 800, 1280]];
const PORTRAIT: Kind = [810, 1050, [270, 540, 810]];
const PRODUCT: Kind = [1600, 1600, [320, 640, 1000, 1600]];

function picture(name: string, [width, height, widths]: Kind): Picture {
  return { name, width, height, widths };
}

const homePictures = [
  picture("home/hero", [1920, 1080, [800, 1280, 1920]]),
  picture("home/hero-portrait", [1080, 1920, [480, 720, 1080]]),
  picture("home/story-poster", FILM),
  picture("home/furniture-hero", WIDE),
  ...[1, 2, 3, 4, 5, 6].map((number) => picture(`home/strip-${number}`, STRIP)),
];

const pagePictures = [
  picture("blog/film-poster", FILM),
  picture("pages/why-dubai", WIDE),
  picture("pages/about", WIDE),
  picture("pages/about-2", WIDE),
  picture("pages/banner", [2000, 700, [800, 1280, 2000]]),
  picture("pages/not-found", CARD),
];

/** Drawn, not rendered. */
export const officeMapPicture = picture("contact/office-map", [1200, 800, [480, 800, 1200]]);

/** Every rendered picture, in the order of the contact sheet. */
export function renderedPictures(): Picture[] {
  return [
    ...homePictures,
    ...residenceViews.map((view) => picture(`residence/${view}`, UPRIGHT)),
    ...pagePictures,
    ...allServices().map(({ key }) => picture(`services/${key}`, CARD)),
    ...allPosts().flatMap(({ key }) => [
      picture(`posts/${key}/cover`, WIDE),
      picture(`posts/${key}/gallery-1`, GALLERY),
      picture(`posts/${key}/gallery-2`, GALLERY),
    ]),
    ...allTeamMembers().map(({ key }) => picture(`team/${key}`, PORTRAIT)),
    ...allProducts().map(({ key }) => picture(`products/${key}`, PRODUCT)),
    ...[...allProjects(), ...upcomingProjects()].flatMap(({ key }) => [
      picture(`projects/${key}/hero`, WIDE),
      picture(`projects/${key}/tile`, TILE),
      picture(`projects/${key}/gallery-1`, GALLERY),
      picture(`projects/${key}/gallery-2`, GALLERY),
    ]),
  ];
}
