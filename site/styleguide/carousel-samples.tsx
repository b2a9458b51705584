import { Carousel } from "#site/ui/carousel.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";

type CarouselSamplesProps = { picture: PictureSource };

const shades = ["#1d4d50", "#a9803f", "#4b5855", "#8b8577", "#1a302d", "#7d5a22"];

export function CarouselSamples({ picture }: CarouselSamplesProps) {
  return (
    <>
      <Section heading="Carousel: three, and the edge of the next" size="small" spacing="tight">
        <Carousel
          label="Six cards"
          speed={1000}
          autoplay={3000}
          className="[--peek:3rem] [--slides:1] md:[--slides:2] lg:[--peek:5rem] lg:[--slides:3]"
        >
          {shades.map((shade, index) => (
            <a key={shade} href={`#card-${index}`} className="block">
              <div className="aspect-4/5" style={{ background: shade }} />
              <p className="mt-3 font-display text-xl">Card {index + 1}</p>
            </a>
          ))}
        </Carousel>
      </Section>
      <Section heading="Carousel: fade, with a plate" size="small" spacing="tight" tone="ink">
        <div className="max-w-3xl">
          <Carousel label="Fading" fade speed={1200} autoplay={2500} dots="lines" controls="over">
            {shades.map((shade) => (
              <div key={shade} className="aspect-3/2" style={{ background: shade }} />
            ))}
          </Carousel>
        </div>
        <div className="mt-12 max-w-3xl">
          <Carousel label="Numbered" dots="numbers" arrows={false}>
            {shades.slice(0, 3).map((shade) => (
              <div key={shade} className="aspect-3/1" style={{ background: shade }} />
            ))}
          </Carousel>
        </div>
      </Section>
      <Section heading="Picture" size="small" spacing="tight">
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-3/2 w-full object-cover lg:w-1/2"
        />
      </Section>
    </>
  );
}
