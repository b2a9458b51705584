import type { ReactNode, Ref } from "react";
import type { MapView, Point, Size } from "#domain/map/view.ts";
import type { MapSheet } from "#site/views/map-sheet.ts";
import { MapLabels } from "./map-labels.tsx";
import { canvasStyle } from "./map-style.ts";

type MapCanvasProps = {
  ref?: Ref<HTMLDivElement>;
  sheet: Pick<MapSheet, "key" | "width" | "height" | "labels">;
  view: MapView;
  /** Without it, all labels of the sheet are known to fit. */
  frame?: Size;
  /** Labels keep clear of them. */
  pins?: readonly Point[];
  /** Pins are elements with the class `map-at` and their place in `--x` and `--y`. */
  children?: ReactNode;
};

/** Never mirrored: west stays on the left. */
export function MapCanvas({ ref, sheet, view, frame, pins, children }: MapCanvasProps) {
  return (
    <div ref={ref} dir="ltr" className="map-canvas" style={canvasStyle(sheet, view)}>
      <img
        src={`/map/${sheet.key}.svg`}
        alt=""
        width={sheet.width / 10}
        height={Math.round(sheet.height / 10)}
        loading="lazy"
        draggable={false}
        className="map-drawing"
      />
      <MapLabels {...{ sheet, view, frame, pins }} />
      {children}
    </div>
  );
}
