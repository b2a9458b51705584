import { MapCanvas } from "#site/map/map-canvas.tsx";
import { drawnPins, type ExplorerSheet, SheetPins } from "./sheet-pins.tsx";

/** Pins that would overlap at the width of a phone are grouped before the map can be moved. */
const NARROW = 360;

type StillMapProps = { sheet: ExplorerSheet; matching: ReadonlySet<string> };

/** The prerendered map is a picture with links, which works without script. */
export function StillMap({ sheet, matching }: StillMapProps) {
  const { width, height } = sheet;
  const frame = { width: NARROW, height: (NARROW * height) / width };
  const view = { x: width / 2, y: height / 2, zoom: 1 };
  return (
    <MapCanvas {...{ sheet, view, frame }} pins={drawnPins({ sheet, frame }, view)}>
      <SheetPins stage={{ sheet, frame }} view={view} matching={matching} />
    </MapCanvas>
  );
}
