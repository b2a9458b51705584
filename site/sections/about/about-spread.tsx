import type { ReactNode } from "react";
import type { about } from "#catalog/about.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { check } from "#ui/icons.ts";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";

type AboutSpreadProps = {
  about: typeof about;
  pictures: [PictureSource, PictureSource];
  flipped?: boolean;
  story?: ReactNode;
};

export function AboutSpread({ about, pictures, flipped, story }: AboutSpreadProps) {
  const [large, small] = pictures;
  return (
    <Section>
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div
          className={classes(
            "relative self-center pb-[18%] lg:col-span-6",
            flipped && "lg:order-last lg:col-start-7",
          )}
        >
          <Picture
            picture={large}
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="aspect-5/4 w-[88%] object-cover"
          />
          <Picture
            picture={small}
            sizes="(min-width: 64rem) 28vw, 56vw"
            className="absolute end-0 bottom-0 aspect-4/3 w-[52%] border-[0.75rem] border-ground object-cover"
          />
        </div>
        <div className={classes("self-center lg:col-span-5", !flipped && "lg:col-start-8")}>
          <p className="mb-4 eyebrow text-highlight">{about.eyebrow}</p>
          <h2 className="text-3xl">{about.heading}</h2>
          <p className="mt-6 text-lg">{about.lead}</p>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-fg-soft">
              {paragraph}
            </p>
          ))}
          <ul className="mt-8 text-sm">
            {about.points.map((point) => (
              <li key={point} className="flex gap-3 border-t border-rule py-3 last:border-b">
                <Icon shape={check} size={18} className="mt-0.5 text-highlight" />
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink href={about.link}>{about.linkLabel}</ButtonLink>
            {story}
          </div>
        </div>
      </div>
    </Section>
  );
}
