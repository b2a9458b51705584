import { opens } from "#site/boot/use-opened-by.ts";
import type { Picture as PictureData } from "#catalog/pictures/pictures.ts";
import { Icon } from "#ui/icon.tsx";
import { zoom } from "#ui/icons.ts";
import { Picture } from "#site/ui/picture.tsx";
import { Section } from "#site/ui/section.tsx";
import * as words from "#words/project-gallery.ts";

/** The picture at the head of the page is the first one of the viewer. */
export function ProjectDetailGallery({ pictures }: { pictures: PictureData[] }) {
  return (
    <Section spacing="none" aria-label={words.gallery} className="pb-section print:pb-0">
      <ul className="grid gap-3 md:grid-cols-[7fr_5fr] md:gap-4 print:grid-cols-2">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-label={words.viewPicture(picture.alt)}
              {...opens("PictureViewer")}
              data-picture={index + 1}
              className="group relative block w-full cursor-zoom-in overflow-hidden"
            >
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 90rem) 48rem, (min-width: 48rem) 58vw, 92vw"
                className="aspect-16/10 w-full object-cover transition-[scale] duration-1000 ease-calm group-hover:scale-[1.02] md:aspect-auto md:h-[clamp(20rem,40vw,38rem)] print:h-44"
              />
              <span className="absolute start-3 bottom-3 grid size-11 place-items-center bg-surface/90 text-ink print:hidden">
                <Icon shape={zoom} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
