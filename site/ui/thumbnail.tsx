import { classes } from "#ui/classes.ts";

type ThumbnailProps = {
  src: string;
  /** Empty where the name is beside the picture. */
  alt?: string;
  className?: string;
};

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
