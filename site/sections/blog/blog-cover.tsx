import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";

type BlogCoverProps = {
  picture: PictureSource;
  to: string;
  sizes: string;
  priority: boolean;
  videoButton?: ReactNode;
  className?: string;
};

/** The picture links to the post too, but only for pointers: keyboards and screen readers use the title. */
export function BlogCover({
  picture,
  to,
  sizes,
  priority,
  videoButton,
  className,
}: BlogCoverProps) {
  return (
    <div className={classes("group relative", className)}>
      <a href={to} tabIndex={-1} aria-hidden="true" className="block overflow-hidden">
        <Picture
          picture={picture}
          sizes={sizes}
          priority={priority}
          alt=""
          className="aspect-3/2 w-full object-cover transition-[scale] duration-1000 ease-calm group-hover:scale-103"
        />
      </a>
      {videoButton}
    </div>
  );
}
