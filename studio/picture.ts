/** One picture to be drawn: the smallest thing the studio knows. */
export type PictureJob = {
  /** As in `/media/<name>-<width>.avif`. */
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** Pictures for link previews are a single JPEG without a width in its name. */
  kind: "responsive" | "preview";
  draw: () => string;
};
