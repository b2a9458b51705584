import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";
import * as words from "#words/home-types.ts";

/** The panorama is in the dialog of a home. */
export function SampleFlat({ still }: { still: PictureSource }) {
  return (
    <Section heading={words.sampleFlat} size="small" intro={words.sampleFlatIntro} spacing="tight">
      <Picture
        picture={still}
        sizes="(min-width: 1320px) 1320px, 100vw"
        className="aspect-4/5 max-h-[80svh] w-full object-cover sm:aspect-8/5"
      />
    </Section>
  );
}
