import { memo } from "react";
import { dir } from "#words/language.ts";
import type { MapLabel } from "#site/views/map-sheet.ts";
import { placeStyle } from "./map-style.ts";

type MapLabelsProps = { labels: readonly MapLabel[]; zoom: number };

/** Hidden from screen readers, because the pins name their districts. */
export const MapLabels = memo(function MapLabels({ labels, zoom }: MapLabelsProps) {
  return (
    <div aria-hidden="true" className="map-labels">
      {labels
        .filter(({ from }) => from <= zoom)
        .map((label) => (
          <span
            key={`${label.kind} ${label.text} ${label.x}`}
            className="map-at map-label"
            data-kind={label.kind}
            style={placeStyle(label)}
          >
            <span dir={dir} style={label.angle ? { rotate: `${label.angle}deg` } : undefined}>
              {label.text}
            </span>
          </span>
        ))}
    </div>
  );
});
