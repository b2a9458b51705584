import { classes } from "#ui/classes.ts";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";

type CardPictureProps = {
  picture: PictureSource;
  /** The picture's width on the page, as in the `sizes` of an image. */
  sizes: string;
  /** Gives the frame its proportions, such as `aspect-4/3`. */
  className: string;
  priority?: boolean | undefined;
};

export function CardPicture({ className, ...picture }: CardPictureProps) {
  return <Picture {...picture} frameClassName={classes("card-picture", className)} />;
}
