import type { ReactNode } from "react";
import type { about } from "#catalog/about.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Carousel } from "#site/ui/carousel.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";

// [9.006] The time that each picture is shown.
const INTERVAL_MS = 3000;

type AboutResidenceProps = {
  about: typeof about;
  /** [1.004] Seven views of the residence. */
  pictures: PictureSource[];
  story?: ReactNode;
};

export function AboutResidence({ about, pictures, story }: AboutResidenceProps) {
  return (
    <Section>
      <div className="grid grid-cols-1 items-end gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pb-20">
          <p className="mb-4 eyebrow text-highlight">{about.eyebrow}</p>
          <h2 className="text-3xl">{about.heading}</h2>
          <p className="mt-6 text-lg">{about.lead}</p>
          <p className="mt-5 text-fg-soft">{about.paragraphs[1]}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink href={about.link}>{about.linkLabel}</ButtonLink>
            {story}
          </div>
        </div>
        <div className="lg:order-last lg:col-span-6 lg:col-start-7">
          <Carousel label={about.residence} autoplay={INTERVAL_MS} arrows={false} dots="lines">
            {pictures.map((picture) => (
              <Picture
                key={picture.src}
                picture={picture}
                sizes="(min-width: 90rem) 41rem, (min-width: 64rem) 46vw, 92vw"
                className="aspect-4/5 w-full object-cover md:aspect-square lg:aspect-4/5"
              />
            ))}
          </Carousel>
        </div>
      </div>
    </Section>
  );
}
