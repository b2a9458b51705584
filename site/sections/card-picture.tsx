import { classes } from "#ui/classes.ts";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";

type CardPictureProps = {
  picture: PictureSource;
  /** The picture's width on the page, as in the `sizes` of an image. */
  sizes: string;
  /** Gives the frame its proportions, such as `aspect-4/3`. */
  className: string;
};

export function CardPicture({ picture, sizes, className }: CardPictureProps) {
  return (
    <Picture picture={picture} sizes={sizes} frameClassName={classes("card-picture", className)} />
  );
}
