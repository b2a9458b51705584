import { allDevelopments } from "#catalog/developments/developments.ts";
import type { HeroSlide as Slide } from "#catalog/hero-slides.ts";

/** `homes` is the path of the homes of its project. */
export type HeroSlide = Slide & { homes: string | null };

export function toHeroSlide(slide: Slide): HeroSlide {
  const development = allDevelopments().find(({ project }) => project.key === slide.id);
  return { ...slide, homes: development ? `/homes/${development.key}` : null };
}
