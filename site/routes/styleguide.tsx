import { useLoaderData } from "react-router";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { BrandSamples } from "#site/styleguide/brand-samples.tsx";
import { ButtonSamples } from "#site/styleguide/button-samples.tsx";
import { CarouselSamples } from "#site/styleguide/carousel-samples.tsx";
import { ColourSamples } from "#site/styleguide/colour-samples.tsx";
import { FieldSamples } from "#site/styleguide/field-samples.tsx";
import { IconSamples } from "#site/styleguide/icon-samples.tsx";
import { OverlaySamples } from "#site/styleguide/overlay-samples.tsx";
import { TextSamples } from "#site/styleguide/text-samples.tsx";
import { TypeSamples } from "#site/styleguide/type-samples.tsx";
import { TabsSample } from "#site/styleguide/tabs-sample.tsx";
import { SectionHeading } from "#site/ui/section-heading.tsx";

/** Every part of site/ui with its states. Registered in development only. */
export function loader() {
  return { picture: requirePicture("pages/about") };
}

export default function Styleguide() {
  const { picture } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="page-width pt-section">
        <SectionHeading
          level={1}
          eyebrow="Internal"
          heading="The parts"
          intro="What every page is built from, on paper and on ink."
        />
      </div>
      <BrandSamples />
      <ColourSamples />
      <TypeSamples />
      <ButtonSamples />
      <IconSamples />
      <FieldSamples />
      <CarouselSamples picture={picture} />
      <TabsSample />
      <TextSamples />
      <OverlaySamples />
    </>
  );
}
