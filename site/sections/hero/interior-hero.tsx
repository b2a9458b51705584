import { href } from "react-router";
import type { interiorLanding } from "#catalog/landing-variants.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Carousel } from "#site/ui/carousel.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import * as words from "#words/landing.ts";

// [9.010] The speed of the strip.
const SPEED_MS = 1200;
const INTERVAL_MS = 3500;

const sizes = "(min-width: 93.75rem) 32vw, (min-width: 62rem) 46vw, 84vw";

type InteriorHeroProps = { texts: typeof interiorLanding; strip: PictureSource[] };

export function InteriorHero({ texts, strip }: InteriorHeroProps) {
  return (
    <section className="pt-10 md:pt-16" aria-labelledby="interior-title">
      <div className="page-width grid items-end gap-x-6 gap-y-6 pb-10 md:pb-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="mb-4 eyebrow text-highlight">{texts.eyebrow}</p>
          <h1 id="interior-title" className="max-w-[11ch] text-5xl">
            {texts.title}
          </h1>
        </div>
        <div className="lg:col-span-5 lg:pb-2">
          <p className="max-w-text text-lg text-fg-soft">{texts.lead}</p>
          <ButtonLink href={href("/about")} className="mt-7">
            {texts.linkLabel}
          </ButtonLink>
        </div>
      </div>
      <Carousel
        label={words.furnishedRooms}
        speed={SPEED_MS}
        autoplay={INTERVAL_MS}
        controls="over"
        className="overflow-x-clip [--gap:0.5rem] [--peek:3rem] [--slides:1] md:[--gap:1rem] min-[62rem]:[--peek:8vw] min-[62rem]:[--slides:2] min-[93.75rem]:[--peek:5vw] min-[93.75rem]:[--slides:3]"
      >
        {strip.map((picture, index) => (
          <Picture
            key={picture.src}
            picture={picture}
            sizes={sizes}
            priority={index === 0}
            className="aspect-4/5 max-h-[40rem] w-full object-cover md:aspect-4/3"
          />
        ))}
      </Carousel>
    </section>
  );
}
