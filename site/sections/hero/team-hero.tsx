import { href } from "react-router";
import type { teamLanding } from "#catalog/landing-variants.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";

type TeamHeroProps = { texts: Omit<typeof teamLanding, "picture">; picture: PictureSource };

export function TeamHero({ texts, picture }: TeamHeroProps) {
  return (
    <section
      className="on-paper relative overflow-x-clip bg-paper"
      aria-labelledby="team-home-title"
    >
      <div className="relative">
        <Picture
          picture={picture}
          sizes="max(100vw, 125svh)"
          priority
          className="h-[62svh] min-h-[24rem] w-full object-cover object-top md:h-[78svh]"
        />
        <div className="absolute inset-x-0 top-0 h-40 bg-linear-to-b from-ink/65 to-transparent" />
      </div>
      <div className="page-width">
        <div className="relative -mt-20 bg-paper pe-6 pt-8 before:absolute before:inset-y-0 before:end-full before:w-screen before:bg-paper max-md:me-5 md:-mt-44 md:w-fit md:max-w-[52rem] md:pe-16 md:pt-14">
          <p className="mb-4 eyebrow text-highlight">{texts.eyebrow}</p>
          <h1 id="team-home-title" className="text-4xl">
            {texts.title}
          </h1>
          <p className="mt-5 max-w-text text-lg text-fg-soft">{texts.lead}</p>
          <ButtonLink href={href("/project")} className="mt-8">
            {texts.linkLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
