import type { ReactNode } from "react";
import type { about } from "#catalog/about.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { PictureSource } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";
import { island } from "#site/boot/island.tsx";
import { PictureCarousel } from "./picture-carousel.tsx";

const PictureCarouselIsland = island("PictureCarousel", PictureCarousel);

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
          <PictureCarouselIsland label={about.residence} pictures={pictures} />
        </div>
      </div>
    </Section>
  );
}
