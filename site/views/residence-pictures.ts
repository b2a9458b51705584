import { type Picture, requirePicture } from "#content/pictures/pictures.ts";
import { residenceViews } from "#content/pictures/residence-views.ts";

export function residencePictures(): Picture[] {
  return residenceViews.map((view) => requirePicture(`residence/${view}`));
}
