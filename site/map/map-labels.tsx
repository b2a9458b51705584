import type { CSSProperties } from "react";
import { placedLabels } from "#domain/map/placed-labels.ts";
import type { MapView, Point, Size } from "#domain/map/view.ts";
import { dir } from "#words/language.ts";
import type { MapLabel, MapSheet } from "#site/views/map-sheet.ts";
import { placeStyle } from "./map-style.ts";

type MapLabelsProps = {
  sheet: Pick<MapSheet, "width" | "height" | "labels">;
  view: MapView;
  frame?: Size;
  pins?: readonly Point[];
};

const NO_PINS: readonly Point[] = [];

/** Hidden from screen readers, because the pins name their districts. */
export function MapLabels({ sheet, view, frame, pins = NO_PINS }: MapLabelsProps) {
  const labels = frame ? placedLabels(sheet.labels, view, { sheet, frame }, pins) : sheet.labels;
  return (
    <div aria-hidden="true" className="map-labels">
      {labels.map((label) => (
        <span
          key={`${label.kind} ${label.text} ${label.x}`}
          className="map-at map-label"
          data-kind={label.kind}
          style={placeStyle(label)}
        >
          <span dir={dir} style={textStyle(label)}>
            {label.text}
          </span>
        </span>
      ))}
    </div>
  );
}

function textStyle({ angle, shift }: MapLabel & { shift?: number }): CSSProperties | undefined {
  if (angle) return { rotate: `${angle}deg` };
  return shift ? { translate: `0 ${shift}px` } : undefined;
}
