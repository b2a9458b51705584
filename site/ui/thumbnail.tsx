import { classes } from "./classes.ts";

/** A small square picture beside the name of what it shows, so it has no words of its own. */
export function Thumbnail({ src, className }: { src: string; className?: string }) {
  return (
    <img
      src={src}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className={classes("aspect-square object-cover", className)}
    />
  );
}
