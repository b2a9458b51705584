import { href } from "react-router";
import type { furnitureLanding } from "#catalog/landing-variants.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";

type FurnitureHeroProps = { texts: typeof furnitureLanding; picture: PictureSource };

export function FurnitureHero({ texts, picture }: FurnitureHeroProps) {
  return (
    <section className="@container bg-surface" aria-labelledby="furniture-title">
      <div className="grid lg:min-h-[calc(100svh-var(--spacing-header))] lg:grid-cols-2">
        <div className="relative aspect-square md:aspect-3/2 lg:order-last lg:aspect-auto">
          <Picture
            picture={picture}
            // Cut to the cell: the height decides how much of the picture's width is needed.
            sizes="(min-width: 64rem) max(50vw, 145svh), (min-width: 48rem) 110vw, 160vw"
            priority
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="flex flex-col justify-center px-gutter py-12 lg:py-20 lg:ps-[max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))] lg:pe-16">
          <p className="mb-5 eyebrow text-highlight">{texts.eyebrow}</p>
          <h1 id="furniture-title" className="text-5xl">
            {texts.title}
          </h1>
          <p className="mt-6 max-w-[30rem] text-lg text-fg-soft">{texts.lead}</p>
          <ButtonLink href={href("/project")} className="mt-9 self-start">
            {texts.linkLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
