import { classes } from "#ui/classes.ts";
import type { PlaceMap } from "#site/views/place-map.ts";
import * as words from "#words/map.ts";

type PlaceCaptionProps = Pick<PlaceMap, "title" | "place" | "crop"> & { className?: string };

export function PlaceCaption({ title, place, crop, className }: PlaceCaptionProps) {
  const credit = crop?.sheet.credit;
  return (
    <figcaption
      className={classes(
        "mt-2 flex flex-wrap justify-between gap-x-6 text-xs text-fg-soft",
        className,
      )}
    >
      <span>{words.caption(title, place)}</span>
      {credit && <span>{words.credit(credit)}</span>}
    </figcaption>
  );
}
