import type { Development, Point, Rectangle } from "./development.ts";
import type { FaceFrame } from "./placement.ts";
import { area, cut, type Edge, edgesOf, type Polygon } from "./polygon.ts";
import { boundsOf, corners, rectangleArea } from "./rectangle.ts";
import type { Solid } from "./solids.ts";
import { windowSides } from "./window-sides.ts";

/** Degrees: the azimuth clockwise from north, the altitude above the horizon. */
export type SunPosition = { azimuth: number; altitude: number };

/** The sun counts while it falls on at least this share of a window's glass. */
export const SUNLIT_SHARE = 0.25;

/** How far the glass is behind the face of the wall, in metres. */
const REVEAL = 0.25;

/** How far one moves along the face and up while one moves a metre from the glass towards the sun. */
type Slant = readonly [along: number, up: number];

/** On the plane of the glass: the lines that enclose it, counter-clockwise, and its bounds. */
type Shadow = { bounds: Rectangle; lines: readonly Edge[] };

/** By home the share of its living room's glass in the sun, on the side of the room that has most; none for other homes. */
export function litShares(development: Development, sun: SunPosition): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { frame, windows, bounds, solids } of windowSides(development)) {
    const slant = slantBefore(frame, development, sun);
    if (!slant) continue;
    const shadows = solids
      .map((solid) => shadowOf(solid, slant))
      .filter((shadow) => meet(shadow.bounds, bounds));
    for (const [home, glass] of windows) {
      const share = litArea(glass, slant, shadows) / sum(glass.map(rectangleArea));
      if (share > (shares.get(home) ?? 0)) shares.set(home, share);
    }
  }
  return shares;
}

/** Null while the sun is below the horizon or behind the face. */
function slantBefore(
  { along, outward }: FaceFrame,
  { north }: Development,
  { azimuth, altitude }: SunPosition,
): Slant | null {
  const around = radians(azimuth - north);
  const [x, y] = [Math.sin(around), Math.cos(around)];
  const before = x * outward[0] + y * outward[1];
  if (altitude <= 0 || before <= 0) return null;
  return [(x * along[0] + y * along[1]) / before, Math.tan(radians(altitude)) / before];
}

/** The shadow of an upright block: that of its foot, drawn up by its height. */
function shadowOf({ outline, low, high }: Solid, [along, up]: Slant): Shadow {
  const foot = outline.map(([place, before]): Point => {
    const distance = before + REVEAL;
    return [place - along * distance, low - up * distance];
  });
  const [left, bottom, right, top] = boundsOf(foot);
  const height = high - low;
  const lines = edgesOf(foot).map(([from, to]): Edge => {
    // The lines above the foot run to the left.
    const raised = from[0] > to[0] ? height : 0;
    return [
      [from[0], from[1] + raised],
      [to[0], to[1] + raised],
    ];
  });
  lines.push(
    [
      [right, 0],
      [right, 1],
    ],
    [
      [left, 1],
      [left, 0],
    ],
  );
  return { bounds: [left, bottom, right, top + height], lines };
}

function litArea(glass: readonly Rectangle[], slant: Slant, shadows: readonly Shadow[]): number {
  return sum(
    glass.map((pane) => {
      let lit = throughOpening(pane, slant);
      for (const { bounds, lines } of shadows) {
        if (lit.length === 0) return 0;
        if (meet(bounds, pane)) lit = lit.flatMap((part) => cut(part, lines).outside);
      }
      return sum(lit.map(area));
    }),
  );
}

/** The part of the glass that the thickness of the wall leaves in the sun, if there is any. */
function throughOpening([x0, z0, x1, z1]: Rectangle, [along, up]: Slant): Polygon[] {
  const [left, right] = [Math.max(x0, x0 - along * REVEAL), Math.min(x1, x1 - along * REVEAL)];
  const top = z1 - up * REVEAL;
  return left < right && z0 < top ? [corners([left, z0, right, top])] : [];
}

function meet(one: Rectangle, other: Rectangle): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
