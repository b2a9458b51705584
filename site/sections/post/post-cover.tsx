import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";

type PostCoverProps = {
  picture: PictureSource;
  wide: boolean;
  videoButton?: ReactNode;
};

export function PostCover({ picture, wide, videoButton }: PostCoverProps) {
  return (
    <div className="relative mb-10 lg:mb-16 print:mb-6">
      <Picture
        picture={picture}
        priority
        sizes={
          wide ? "(min-width: 90rem) 82rem, 92vw" : "(min-width: 64rem) calc(93vw - 25rem), 92vw"
        }
        className={classes(
          "aspect-3/2 w-full object-cover print:aspect-5/2",
          wide && "md:aspect-2/1",
        )}
      />
      {videoButton}
    </div>
  );
}
