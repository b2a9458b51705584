import { Carousel } from "#site/ui/carousel.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";

// [9.006] The time that each picture is shown.
const INTERVAL_MS = 3000;

export function PictureCarousel({ label, pictures }: { label: string; pictures: PictureSource[] }) {
  return (
    <Carousel label={label} autoplay={INTERVAL_MS} arrows={false} dots="lines">
      {pictures.map((picture) => (
        <Picture
          key={picture.src}
          picture={picture}
          sizes="(min-width: 90rem) 41rem, (min-width: 64rem) 46vw, 92vw"
          className="aspect-4/5 w-full object-cover md:aspect-square lg:aspect-4/5"
        />
      ))}
    </Carousel>
  );
}
