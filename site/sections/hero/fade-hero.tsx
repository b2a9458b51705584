import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Carousel } from "#site/ui/carousel.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import * as words from "#words/landing.ts";

// [9.011] The interval; the speed, 1200 ms, is in carousel.css.
const INTERVAL_MS = 2500;

type FadeSlide = { id: string; line: string; picture: PictureSource };

export function FadeHero({ title, slides }: { title: string; slides: FadeSlide[] }) {
  return (
    <div className="on-ink @container overflow-x-clip bg-ink">
      <Carousel
        label={title}
        fade
        autoplay={INTERVAL_MS}
        dots="numbers"
        arrows={false}
        className="[&_.carousel-controls]:absolute [&_.carousel-controls]:start-[max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))] [&_.carousel-controls]:bottom-5 [&_.carousel-controls]:-ms-3 md:[&_.carousel-controls]:bottom-9"
      >
        {slides.map((slide, index) => (
          <Room key={slide.id} title={title} slide={slide} first={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

function Room({ title, slide, first }: { title: string; slide: FadeSlide; first: boolean }) {
  // The page has one main heading; the same text on the other slides is no heading.
  const Title = first ? "h1" : "p";
  return (
    <div className="grid min-h-[36rem] bg-ink md:h-svh lg:grid-cols-12">
      <div className="relative min-h-[50svh] lg:order-last lg:col-span-7">
        <Picture
          picture={slide.picture}
          sizes="(min-width: 64rem) 58vw, 100vw"
          priority={first}
          className="absolute inset-0 size-full object-cover"
        />
        <div className="absolute inset-x-0 top-0 h-40 bg-linear-to-b from-ink/65 to-transparent" />
      </div>
      <div className="flex flex-col justify-end px-gutter pt-8 pb-24 md:pb-32 lg:col-span-5 lg:ps-[max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))]">
        <Title className="font-display text-5xl tracking-[-0.018em]">{title}</Title>
        <p className="mt-5 max-w-[26rem] text-lg text-fg-soft">{slide.line}</p>
        <ButtonLink href={href("/project")} className="mt-7 self-start">
          {words.viewProject}
        </ButtonLink>
      </div>
    </div>
  );
}
