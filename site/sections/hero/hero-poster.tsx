import { avifSrcSet, type PictureSource } from "#site/ui/picture.tsx";
import { uprightScreen } from "./upright-screen.ts";

type HeroPosterProps = {
  wide: PictureSource;
  /** The same scene in portrait format. */
  upright: PictureSource;
  /** True for the picture that the page opens with. */
  priority: boolean;
};

/** The browser loads the one of the two pictures that fits the screen. */
export function HeroPoster(props: HeroPosterProps) {
  const { src, width, height, widths, version, color, blur } = props.wide;
  return (
    <picture>
      <source
        media={uprightScreen}
        type="image/avif"
        srcSet={avifSrcSet(props.upright)}
        // The picture covers the height, so its width follows from its ratio. An eighth less is not
        // visible behind the shade, and halves the bytes for small phones.
        sizes={`calc(0.875 * max(100vw, 100svh * ${props.upright.width} / ${props.upright.height}))`}
      />
      <source
        type="image/avif"
        srcSet={avifSrcSet(props.wide)}
        sizes={`max(100vw, calc(100svh * ${width} / ${height}))`}
      />
      <img
        src={`${src}-${widths.at(-1)}.jpg?v=${version}`}
        width={width}
        height={height}
        alt={props.wide.alt}
        fetchPriority={props.priority ? "high" : undefined}
        className="absolute inset-0 size-full bg-cover bg-center object-cover"
        style={{ backgroundColor: color, backgroundImage: blur ? `url("${blur}")` : undefined }}
      />
    </picture>
  );
}
