import { allPosts } from "#content/posts/posts.ts";
import { allProducts } from "#content/products.ts";
import { allProjects, upcomingProjects } from "#content/projects/projects.ts";
import { allServices } from "#content/services/services.ts";
import { allTeamMembers } from "#content/team.ts";
import { heroPicture } from "./compose/project.ts";
import { paintScene, type Scene } from "./compose/scene.ts";
import { paintRoom, type Interior } from "./interiors/paint-room.ts";
import { bathRoom } from "./interiors/bath-room.ts";
import { bedroom } from "./interiors/bedroom.ts";
import { diningRoom } from "./interiors/dining-room.ts";
import { kitchen } from "./interiors/kitchen.ts";
import { livingRoom } from "./interiors/living-room.ts";
import { readingCorner } from "./interiors/reading-corner.ts";
import type { PictureJob } from "./picture.ts";
import { paintPortrait } from "./portraits/portrait.ts";
import { teamPortraits } from "./portraits/team.ts";
import { productShots } from "./products/products.ts";
import { studioShot } from "./products/studio-shot.ts";
import { projectSubject, projectViews } from "./projects.ts";
import * as home from "./scenes/home.ts";
import { officeMap } from "./scenes/office-map.ts";
import { blogFilmPoster, postDrawings } from "./scenes/posts.ts";
import { residenceDrawings } from "./scenes/residence.ts";
import { enlarged } from "./svg.ts";
import type { Draw } from "./scenes/draw.ts";
import { lahoreStreet, siteFromAir } from "./scenes/about.ts";
import { serviceDrawings } from "./scenes/services.ts";

type Size = readonly [width: number, height: number];

function picture(
  name: string,
  [width, height]: Size,
  widths: readonly number[],
  draw: Draw,
): PictureJob {
  return { name, width, height, widths, kind: "responsive", draw: () => draw(width, height) };
}

function preview(name: string, draw: Draw): PictureJob {
  const [width, height] = [1200, 630];
  return {
    name: `og/${name}`,
    width,
    height,
    widths: [width],
    kind: "preview",
    draw: () => draw(width, height),
  };
}

function required<T>(drawings: Record<string, T>, kind: string, key: string): T {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for ${kind} ${key}`);
  return drawing;
}

const scene =
  (of: Scene): Draw =>
  (width, height) =>
    paintScene(of, width, height);
/** A film's poster is its first frame, enlarged as the film is. */
const poster =
  (of: Scene): Draw =>
  (width, height) =>
    enlarged(paintScene(of, width, height), width, height, home.OVERSCAN);
const room =
  (of: Interior): Draw =>
  (width, height) =>
    paintRoom(of, width, height);

const WIDE: Size = [1600, 1000];
const WIDE_WIDTHS = [480, 800, 1200, 1600];
const GALLERY: Size = [1500, 1000];
const GALLERY_WIDTHS = [480, 800, 1200, 1500];
const FILM: Size = [1280, 720];
const FILM_WIDTHS = [480, 800, 1280];

function projectPictures(): PictureJob[] {
  return [...allProjects(), ...upcomingProjects()].flatMap((project) => {
    const subject = projectSubject(project);
    const views = projectViews(subject);
    const name = (view: string) => `projects/${project.key}/${view}`;
    return [
      picture(name("hero"), WIDE, WIDE_WIDTHS, views.hero),
      picture(name("tile"), [960, 1200], [320, 480, 640, 960], views.tile),
      picture(name("gallery-1"), GALLERY, GALLERY_WIDTHS, views.gallery1),
      picture(name("gallery-2"), GALLERY, GALLERY_WIDTHS, views.gallery2),
      preview(`projects/${project.key}`, (width, height) => heroPicture(subject, width, height)),
    ];
  });
}

function postPictures(): PictureJob[] {
  return allPosts().flatMap(({ key }) => {
    const drawings = required(postDrawings, "post", key);
    return [
      picture(`posts/${key}/cover`, WIDE, WIDE_WIDTHS, drawings.cover),
      picture(`posts/${key}/gallery-1`, GALLERY, GALLERY_WIDTHS, drawings["gallery-1"]),
      picture(`posts/${key}/gallery-2`, GALLERY, GALLERY_WIDTHS, drawings["gallery-2"]),
      preview(`posts/${key}`, drawings.cover),
    ];
  });
}

function homePictures(): PictureJob[] {
  const strip = [livingRoom, diningRoom, bedroom, readingCorner, kitchen, bathRoom];
  return [
    picture("home/hero", [1920, 1080], [800, 1280, 1920], poster(home.homeHero)),
    picture("home/hero-portrait", [1080, 1920], [480, 720, 1080], poster(home.homeHeroPortrait)),
    picture("home/story-poster", FILM, FILM_WIDTHS, scene(home.storyPoster)),
    picture("home/furniture-hero", WIDE, WIDE_WIDTHS, room(livingRoom)),
    ...strip.map((of, index) =>
      picture(`home/strip-${index + 1}`, [1000, 1250], [320, 640, 1000], room(of)),
    ),
  ];
}

function pagePictures(): PictureJob[] {
  return [
    picture("blog/film-poster", FILM, FILM_WIDTHS, blogFilmPoster),
    picture("pages/why-dubai", WIDE, WIDE_WIDTHS, scene(home.whyDubai)),
    picture("pages/about", WIDE, WIDE_WIDTHS, lahoreStreet),
    picture("pages/about-2", WIDE, WIDE_WIDTHS, siteFromAir),
    picture("pages/banner", [2000, 700], [800, 1280, 2000], scene(home.banner)),
    picture("pages/not-found", [1200, 900], [480, 800, 1200], scene(home.notFound())),
    picture("contact/office-map", [1200, 800], [480, 800, 1200], officeMap),
    preview("default", scene(home.ogDefault)),
  ];
}

/** Every picture of the site, in the order of the contact sheet. */
export function catalogue(): PictureJob[] {
  return [
    ...homePictures(),
    ...Object.entries(residenceDrawings).map(([key, draw]) =>
      picture(`residence/${key}`, [1200, 1500], [480, 800, 1200], draw),
    ),
    ...pagePictures(),
    ...allServices().map(({ key }) =>
      picture(
        `services/${key}`,
        [1200, 900],
        [480, 800, 1200],
        required(serviceDrawings, "service", key),
      ),
    ),
    ...postPictures(),
    ...allTeamMembers().map(({ key }) => {
      const portrait = required(teamPortraits, "team member", key);
      return picture(`team/${key}`, [810, 1050], [270, 540, 810], (width, height) =>
        paintPortrait(portrait, width, height),
      );
    }),
    ...allProducts().map(({ key }) => {
      const shot = required(productShots, "product", key);
      return picture(`products/${key}`, [1600, 1600], [320, 640, 1000, 1600], (width, height) =>
        studioShot(shot, width, height),
      );
    }),
    ...projectPictures(),
  ];
}
