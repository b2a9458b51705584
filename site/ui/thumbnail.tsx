import { classes } from "#ui/classes.ts";

type ThumbnailProps = {
  src: string;
  /** Empty where the name is beside it. */
  alt?: string;
  className?: string;
};

/** A small square picture. */
export function Thumbnail({ src, alt = "", className }: ThumbnailProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className={classes("aspect-square object-cover", className)}
    />
  );
}
