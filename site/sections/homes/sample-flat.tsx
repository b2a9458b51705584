import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";
import * as words from "#words/home-types.ts";

type SampleFlatProps = {
  still: PictureSource;
  /** Such as "2 bedrooms", where it is known. */
  type: string | null;
};

/** The panorama is in the dialog of a home. */
export function SampleFlat({ still, type }: SampleFlatProps) {
  return (
    <Section
      heading={words.sampleFlat}
      size="small"
      intro={words.sampleFlatIntro(type)}
      spacing="none"
      className="pt-[calc(var(--spacing-section)/2)] pb-section"
    >
      <Picture
        picture={still}
        sizes="(min-width: 1320px) 1320px, 100vw"
        className="aspect-4/5 max-h-[80svh] w-full object-cover sm:aspect-8/5"
      />
    </Section>
  );
}
