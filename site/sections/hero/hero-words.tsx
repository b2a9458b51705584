import type { ComponentProps, Ref } from "react";
import type { HeroSlide } from "#site/views/hero-slide.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TextLink } from "#site/ui/link.tsx";
import * as words from "#words/landing.ts";
import { CarouselSlide } from "#site/ui/carousel-slide.tsx";

type HeroWordsProps = {
  slides: HeroSlide[];
  selected: number;
  live: boolean;
  viewportRef: Ref<HTMLDivElement>;
  pointer: ComponentProps<"div">;
};

/** Three slides of text that fade into each other; a scrollable row without script. */
export function HeroWords({ slides, selected, live, viewportRef, pointer }: HeroWordsProps) {
  return (
    <div
      ref={viewportRef}
      // Hides the next slide in the padding at the end until the carousel is hydrated.
      className="carousel-viewport [clip-path:inset(0_calc(3px+3px*var(--direction))_0_calc(3px-3px*var(--direction)))]"
      data-live={live || undefined}
      {...pointer}
    >
      <div className="carousel-track items-end">
        {slides.map((slide, index) => (
          <CarouselSlide
            key={slide.id}
            index={index}
            count={slides.length}
            shown={index === selected}
            covered={live && index !== selected}
          >
            <h2 className="max-w-[16ch] text-5xl">{slide.title}</h2>
            <p className="mt-5 max-w-[34rem] text-lg text-balance">{slide.line}</p>
            <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2 md:mt-9">
              <ButtonLink href={slide.link}>{slide.linkLabel}</ButtonLink>
              {slide.homes && <TextLink href={slide.homes}>{words.chooseHome}</TextLink>}
            </p>
          </CarouselSlide>
        ))}
      </div>
    </div>
  );
}
