import type { WhyHere as Texts } from "#catalog/why-here.ts";
import { Drawing } from "#site/ui/drawing.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";

type WhyHereProps = Texts & { picture: PictureSource };

export function WhyHere({ eyebrow, heading, reasons, picture }: WhyHereProps) {
  return (
    <Section tone="surface" eyebrow={eyebrow} heading={heading} bleed>
      <div className="overflow-clip">
        <Picture
          picture={picture}
          sizes="100vw"
          className="aspect-3/2 max-h-[85svh] w-full drift object-cover object-top md:aspect-2/1"
        />
      </div>
      <ul className="page-width mt-10 grid gap-x-6 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4 lg:gap-x-10">
        {reasons.map((reason) => (
          <li key={reason.id} className="border-t border-rule py-7 lg:pb-0">
            <div className="text-highlight">
              <Drawing name={reason.id} />
            </div>
            <h3 className="mt-5 text-xl">{reason.claim}</h3>
            <p className="mt-3 text-sm text-fg-soft">{reason.explanation}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
