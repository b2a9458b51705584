import { MAX_ZOOM } from "#domain/map/view.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { minus, plus, wholeMap } from "#ui/icons.ts";
import * as words from "#words/project-map.ts";

type MapControlsProps = {
  zoom: number;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onReset: () => void;
};

/** A button at its limit is not disabled, because it would lose the focus. */
export function MapControls({ zoom, onZoomIn, onZoomOut, onReset }: MapControlsProps) {
  return (
    <div role="group" aria-label={words.controls} className="map-controls on-paper">
      <IconButton
        label={words.zoomIn}
        shape={plus}
        aria-disabled={zoom >= MAX_ZOOM}
        onClick={onZoomIn}
      />
      <IconButton
        label={words.zoomOut}
        shape={minus}
        aria-disabled={zoom <= 1}
        onClick={onZoomOut}
      />
      <IconButton label={words.wholeMap} shape={wholeMap} onClick={onReset} />
    </div>
  );
}
