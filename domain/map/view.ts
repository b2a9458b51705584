export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** The middle in units of the sheet; zoom 1 just covers the frame. */
export type MapView = Point & { zoom: number };

export const MAX_ZOOM = 12;

export type MapStage = { sheet: Size; frame: Size };

/** Pixels per unit of the sheet. */
export function pixelsPerUnit({ sheet, frame }: MapStage, zoom: number): number {
  return Math.max(frame.width / sheet.width, frame.height / sheet.height) * zoom;
}

export function withinSheet(view: MapView, stage: MapStage): MapView {
  const zoom = clamp(view.zoom, 1, MAX_ZOOM);
  const scale = pixelsPerUnit(stage, zoom);
  const { sheet, frame } = stage;
  const halfWidth = frame.width / scale / 2;
  const halfHeight = frame.height / scale / 2;
  return {
    x: clamp(view.x, halfWidth, sheet.width - halfWidth),
    y: clamp(view.y, halfHeight, sheet.height - halfHeight),
    zoom,
  };
}

export function panned(view: MapView, { x, y }: Point, stage: MapStage): MapView {
  const scale = pixelsPerUnit(stage, view.zoom);
  return withinSheet({ ...view, x: view.x - x / scale, y: view.y - y / scale }, stage);
}

/** The point under `at` stays in place. */
export function zoomed(view: MapView, factor: number, at: Point, stage: MapStage): MapView {
  const zoom = clamp(view.zoom * factor, 1, MAX_ZOOM);
  const before = pixelsPerUnit(stage, view.zoom);
  const after = pixelsPerUnit(stage, zoom);
  const { frame } = stage;
  const shift = 1 / before - 1 / after;
  return withinSheet(
    {
      x: view.x + (at.x - frame.width / 2) * shift,
      y: view.y + (at.y - frame.height / 2) * shift,
      zoom,
    },
    stage,
  );
}

/** The largest view up to a zoom that shows all points, with a margin in pixels. */
export function fitted(
  points: readonly Point[],
  stage: MapStage,
  { margin, maxZoom }: { margin: number; maxZoom: number },
): MapView {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const { frame } = stage;
  const scale = pixelsPerUnit(stage, 1);
  const zoom = Math.min(
    (frame.width - 2 * margin) / scale / (east - west),
    (frame.height - 2 * margin) / scale / (south - north),
    maxZoom,
  );
  return withinSheet({ x: (west + east) / 2, y: (north + south) / 2, zoom }, stage);
}

export function onFrame({ x, y }: Point, view: MapView, stage: MapStage): Point {
  const scale = pixelsPerUnit(stage, view.zoom);
  const { frame } = stage;
  return { x: (x - view.x) * scale + frame.width / 2, y: (y - view.y) * scale + frame.height / 2 };
}

export function isInView(point: Point, view: MapView, stage: MapStage, margin = 0): boolean {
  const { x, y } = onFrame(point, view, stage);
  const { width, height } = stage.frame;
  return x >= margin && x <= width - margin && y >= margin && y <= height - margin;
}

/** The zoom changes by equal factors, which looks steady. */
export function viewBetween(from: MapView, to: MapView, share: number): MapView {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
