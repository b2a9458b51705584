import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import { residenceViews } from "#catalog/pictures/residence-views.ts";

export function residencePictures(): Picture[] {
  return residenceViews.map((view) => requirePicture(`residence/${view}`));
}
