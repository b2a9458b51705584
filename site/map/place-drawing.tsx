import { classes } from "#ui/classes.ts";
import type { PlaceMap } from "#site/views/place-map.ts";
import { dir } from "#words/language.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { placeStyle } from "./map-style.ts";

type PlaceDrawingProps = Pick<PlaceMap, "title" | "crop"> & { className?: string };

/** Hidden from screen readers, because the text beside it says where the place is. */
export function PlaceDrawing({ title, crop, className }: PlaceDrawingProps) {
  return (
    <div className={classes("map", className)}>
      {crop && (
        <MapCanvas sheet={crop.sheet} view={crop.view}>
          <span
            aria-hidden="true"
            className="map-at map-label"
            data-kind="city"
            style={placeStyle(crop.pin)}
          >
            <span className="size-4 rounded-full border-2 border-paper bg-accent outline outline-ink [grid-area:1/1]" />
            {/* Centred on the pin, so that the space above the text moves it below. */}
            <span dir={dir} className="pt-10 [grid-area:1/1]">
              {title}
            </span>
          </span>
        </MapCanvas>
      )}
    </div>
  );
}
