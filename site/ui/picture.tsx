import type { CSSProperties } from "react";

export type PictureSource = {
  /** Path without width and ending: the files are `${src}-${width}.avif` and `.jpg`. */
  src: string;
  width: number;
  height: number;
  /** The widths that exist, ascending. */
  widths: readonly number[];
  /** The dominant colour, shown until the picture has loaded. */
  color: string;
  blur: string;
  alt: string;
  version: string;
};

type PictureProps = {
  picture: PictureSource;
  /** How wide the picture is on the page: the browser picks the file by it. */
  sizes: string;
  /** The first picture of a page: loads at once and shows its blur. */
  priority?: boolean | undefined;
  /** Replaces the picture's own alt text; "" where it only decorates. */
  alt?: string;
  className?: string;
  /** Makes a box of the element around the image, to clip it. */
  frameClassName?: string;
  style?: CSSProperties;
};

/** The most a browser without AVIF loads: such browsers are old and rare, so one JPEG serves them all. */
const FALLBACK_WIDTH = 1280;

export function Picture(props: PictureProps) {
  const { picture, sizes, priority, alt, className, frameClassName, style } = props;
  const fallback = picture.widths.findLast((width) => width <= FALLBACK_WIDTH) ?? picture.widths[0];
  return (
    <picture className={frameClassName}>
      <source type="image/avif" srcSet={avifSrcSet(picture)} sizes={sizes} />
      <img
        src={`${picture.src}-${fallback}.jpg?v=${picture.version}`}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : undefined}
        className={className}
        style={{
          backgroundColor: picture.color,
          backgroundImage: priority && picture.blur ? `url("${picture.blur}")` : undefined,
          ...style,
        }}
      />
    </picture>
  );
}

export function avifSrcSet({ src, widths, version }: PictureSource): string {
  return widths.map((width) => `${src}-${width}.avif?v=${version} ${width}w`).join(", ");
}
