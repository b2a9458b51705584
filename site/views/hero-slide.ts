import { allDevelopments } from "#catalog/developments/developments.ts";
import type { HeroSlide as Slide } from "#catalog/hero-slides.ts";
import { filmFrom } from "#catalog/pictures/films.ts";
import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";

/** A picture, and the film that begins with it. */
type Scene = { poster: Picture; film: { webm: string; mp4: string } | null };

/** One scene for each shape of screen. */
export type HeroScenes = { wide: Scene; upright: Scene };

/** `homes` is the path of the homes of its project. */
export type HeroSlide = Slide & { homes: string | null; scenes: HeroScenes };

export function toHeroSlide(slide: Slide): HeroSlide {
  const development = allDevelopments().find(({ project }) => project.key === slide.id);
  const homes = development ? `/homes/${development.key}` : null;
  const name = `slides/${slide.id}`;
  return { ...slide, homes, scenes: toHeroScenes(`${name}/wide`, `${name}/upright`) };
}

export function toHeroScenes(wide: string, upright: string): HeroScenes {
  return { wide: toScene(wide), upright: toScene(upright) };
}

function toScene(name: string): Scene {
  const film = filmFrom(name);
  return { poster: requirePicture(name), film: film && { webm: film.webm, mp4: film.mp4 } };
}
