import { type Picture, requirePicture } from "#content/pictures/pictures.ts";

// [1.004] Seven views of the residence in Dubai South, in the order in which one would visit it.
const views = [
  "1-exterior-day",
  "2-exterior-dusk",
  "3-lobby",
  "4-living-room",
  "5-bedroom",
  "6-pool-deck",
  "7-from-the-air",
];

export function residencePictures(): Picture[] {
  return views.map((view) => requirePicture(`residence/${view}`));
}
