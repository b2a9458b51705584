import { expect, test } from "vitest";
import { heroSlides } from "#catalog/hero-slides.ts";
import { toHeroSlide } from "./hero-slide.ts";

test("[2.036] the films and pictures of a slide are those of its own project", () => {
  for (const slide of heroSlides()) {
    const { wide, upright } = toHeroSlide(slide).scenes;
    expect(wide.poster.src).toBe(`/media/slides/${slide.id}/wide`);
    expect(wide.film?.webm).toBe(`/media/films/slide-${slide.id}.webm`);
    expect(upright.poster.src).toBe(`/media/slides/${slide.id}/upright`);
    expect(upright.film?.webm).toBe(`/media/films/slide-${slide.id}-upright.webm`);
  }
});
