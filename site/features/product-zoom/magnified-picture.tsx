import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import * as words from "#words/product.ts";
import { usePanning } from "./use-panning.ts";

export function MagnifiedPicture({ picture }: { picture: PictureSource }) {
  const panning = usePanning();
  return (
    <section
      {...panning}
      aria-label={words.magnifiedPicture}
      className="size-full cursor-grab [scrollbar-width:none] overflow-auto overscroll-contain bg-paper active:cursor-grabbing"
    >
      <Picture
        picture={picture}
        sizes="1600px"
        className="w-[max(100vw,min(130vmax,1600px))] max-w-none transition-transform duration-300 ease-calm select-none [-webkit-user-drag:none] starting:scale-75"
      />
    </section>
  );
}
