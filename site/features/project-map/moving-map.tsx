import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from "react";
import { groupPins } from "#domain/map/pin-groups.ts";
import { fitted, isInView, type MapView, MAX_ZOOM, type Size } from "#domain/map/view.ts";
import { MapCanvas } from "#site/map/map-canvas.tsx";
import type { ProjectPin } from "#site/views/project-map.ts";
import * as words from "#words/project-map.ts";
import { focusPin, placeOfPin } from "./focused-pin.ts";
import { groupingDistance } from "./grouping.ts";
import { readView, writeView } from "./map-path.ts";
import { MapControls } from "./map-controls.tsx";
import { viewAfterKey, ZOOM_STEP, zoomedIn, zoomedOut } from "./map-keys.ts";
import type { PinActions } from "./pin-link.tsx";
import {
  allPins,
  type ExplorerSheet,
  drawnPins,
  pinPlaces,
  pinsInView,
  SheetPins,
} from "./sheet-pins.tsx";
import { useMapDrag } from "./use-map-drag.ts";
import { useMapView } from "./use-map-view.ts";
import { useMapWheel } from "./use-map-wheel.ts";

/** The distance between pins and the frame's edge, so that neither a pin nor its name is cut off. */
const MARGIN_PIXELS = 72;
/** The closest view that contains every pin of a sheet. */
const WHOLE_ZOOM = 3;
/** A group zooms in at most this many times, so that the visitor still recognizes the place. */
const CLOSER = 4;
export type Journey = {
  from?: MapView;
  /** Null for the view of all pins. */
  to: MapView | null;
  onArrive: () => void;
};

type MovingMapProps = PinActions & {
  sheet: ExplorerSheet;
  frame: Size;
  /** The view in the URL; null for the view of all pins. */
  at: string | null;
  /** The start and end of a map on the way from one city to another. */
  journey?: Journey;
  /** Receives the view for the URL. */
  onSettle: (at: string) => void;
  onShow: (ids: string[]) => void;
  onCity: (city: string) => void;
};

export function MovingMap({
  sheet,
  frame,
  at,
  journey,
  onSettle,
  onShow,
  onCity,
  ...actions
}: MovingMapProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const focusWhenSettled = useRef<string>(undefined);
  const written = useRef(at);
  const helpId = useId();
  const stage = { sheet, frame };
  const places = pinPlaces(sheet);
  const whole = fitted(places, stage, { margin: MARGIN_PIXELS, maxZoom: WHOLE_ZOOM });
  const start = journey?.from ?? readView(at, sheet) ?? whole;
  const mover = useMapView({ canvasRef, stage, start, onSettle: finishMove });
  const drag = useMapDrag(stage, mover);
  useMapWheel(rootRef, stage, mover);

  function finishMove(view: MapView) {
    if (journey) return journey.onArrive();
    written.current = writeView(view, sheet);
    onSettle(written.current);
  }

  // After a back navigation the URL names another view than the map shows.
  const followUrl = useEffectEvent((next: string | null) => {
    if (next === written.current || journey) return;
    written.current = next;
    mover.moveTo(readView(next, sheet) ?? whole);
  });
  useEffect(() => followUrl(at), [at]);

  const destination = journey && writeView(journey.to ?? whole, sheet);
  const travel = useEffectEvent((to: string) => mover.moveTo(readView(to, sheet) ?? whole));
  useEffect(() => {
    if (destination) travel(destination);
  }, [destination]);

  useEffect(() => {
    if (focusWhenSettled.current === undefined || mover.isMoving()) return;
    // The group that had the focus is no longer there; its first pin takes the focus over.
    focusPin(rootRef.current, focusWhenSettled.current);
    focusWhenSettled.current = undefined;
  });

  const shown = pinsInView(stage, mover.view).join();
  const reportShown = useEffectEvent(onShow);
  useEffect(() => reportShown(shown.split(",")), [shown]);

  function moveByKey(event: KeyboardEvent) {
    const target = viewAfterKey(event, mover.goal(), stage, { whole, pins: places });
    if (!target) return;
    event.preventDefault();
    mover.moveTo(target);
  }

  function separate(pins: readonly ProjectPin[]): boolean {
    const maxZoom = Math.min(MAX_ZOOM, mover.current().zoom * CLOSER);
    const view = fitted(pins, stage, { margin: MARGIN_PIXELS, maxZoom });
    const groups = groupPins(allPins(sheet), groupingDistance(stage, view.zoom));
    if (groups.some((group) => pins.every((pin) => group.pins.includes(pin)))) return false;
    focusWhenSettled.current = pins[0]?.id;
    mover.moveTo(view);
    return true;
  }

  /** A pin that gets the focus by the tab key may lie outside the frame. */
  function showFocused({ target }: FocusEvent) {
    const place = placeOfPin(target);
    if (place && !isInView(place, mover.current(), stage)) {
      mover.moveTo({ ...mover.current(), ...place });
      // The browser has scrolled the page to where the pin was.
      rootRef.current?.scrollIntoView({ block: "nearest" });
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and drags move the map
    <div
      ref={rootRef}
      role="region"
      aria-label={"cities" in sheet ? sheet.name : words.mapOf(sheet.name)}
      aria-describedby={helpId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the map
      tabIndex={0}
      className="map-ground"
      // A sheet that is shown whole cannot be moved: a finger on it scrolls the page.
      style={mover.view.zoom === 1 ? { touchAction: "pan-y" } : undefined}
      onKeyDown={moveByKey}
      onFocus={showFocused}
      {...drag}
    >
      <p id={helpId} className="sr-only">
        {words.keyboardHelp}
      </p>
      <MapCanvas
        ref={canvasRef}
        sheet={sheet}
        view={mover.view}
        frame={frame}
        pins={drawnPins(stage, mover.view)}
      >
        <SheetPins
          stage={stage}
          view={mover.view}
          onSeparate={separate}
          onCity={({ city }) => onCity(city)}
          {...actions}
        />
      </MapCanvas>
      <MapControls
        zoom={mover.view.zoom}
        onZoomIn={() => mover.moveTo(zoomedIn(mover.goal(), ZOOM_STEP, stage, places))}
        onZoomOut={() => mover.moveTo(zoomedOut(mover.goal(), ZOOM_STEP, stage))}
        onReset={() => mover.moveTo(whole)}
      />
    </div>
  );
}
