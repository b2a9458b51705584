import { classes } from "#ui/classes.ts";
import type { PlaceMap } from "#site/views/place-map.ts";
import * as words from "#words/map.ts";

type PlaceAnchorsProps = Pick<PlaceMap, "anchors"> & {
  className?: string;
};

export function PlaceAnchors({ anchors, className }: PlaceAnchorsProps) {
  if (anchors.length === 0) return null;
  return (
    <>
      <dl className={classes("text-sm", className)}>
        {anchors.map((anchor) => (
          <div
            key={anchor.kind}
            className="grid grid-cols-[5.5rem_1fr_auto] gap-4 border-t border-rule py-3"
          >
            <dt className="text-fg-soft">{words.anchorKind(anchor)}</dt>
            <dd>{anchor.name}</dd>
            <dd className="text-end tabular-nums">{words.distance(anchor)}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-rule pt-3 text-xs text-fg-soft">{words.straightLine}</p>
    </>
  );
}
