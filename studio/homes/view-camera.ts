import { facadeRuns } from "#domain/homes/bays.ts";
import type { Development, Point } from "#domain/homes/development.ts";
import { findType, findWing } from "#domain/homes/homes.ts";
import { toBuilding } from "#domain/homes/placement.ts";
import type { ViewPoint } from "#domain/homes/view-points.ts";

type Place = [number, number, number];

const EYE = 1.66;
const LENS = 22;
/** The eye's distance from the wall as a share of the balcony's depth: at the railing, so that it is not in the way. */
const STANDS = 0.86;
/** Degrees: how far the camera may turn from straight on, and how far it looks down on each height. */
const MOST_TURN = 20;
const DOWN = [3, 7, 10] as const;

/** What each outlook is worth looking at for, in the building's coordinates. */
const SIGHTS: Record<string, Record<string, Point>> = {
  "indus-residence": { garden: [0, 14], park: [0, 120], street: [0, -60] },
  "indus-residence-phase-2": { garden: [0, 14], park: [0, 130], street: [0, -60] },
};

/** The camera on a balcony, as the studio places it. */
export function viewCamera(
  development: Development,
  { stack, floor }: ViewPoint,
  height: number,
): { at: Place; to: Place; lens: number } {
  const { bay, floorHeight, balconyDepth } = development;
  const wing = findWing(development, stack.wing);
  const [run] = facadeRuns(stack, findType(development, stack.type));
  if (!run) throw new Error(`${stack.wing}${stack.number} has no front`);
  const balconies = run.kinds.flatMap((kind, index) =>
    kind === "balcony" ? [run.first + index] : [],
  );
  const x = (Math.min(...balconies) + Math.max(...balconies) + 1) * 0.5 * bay;
  const out = stack.faces === "front" ? -1 : 1;
  const face = stack.faces === "front" ? 0 : wing.depth;
  const eye = toBuilding(wing, [x, face + out * balconyDepth * STANDS]);
  const ahead = toBuilding(wing, [x, face + out * (balconyDepth + 100)]);
  const turned = turnedTowards(eye, ahead, SIGHTS[development.key]?.[stack.outlook] ?? ahead);
  const z = (floor - 1) * floorHeight + EYE;
  const down = Math.tan(((DOWN[height] ?? 0) * Math.PI) / 180) * 100;
  return { at: [...eye, z], to: [...turned, z - down], lens: LENS };
}

/** A point a hundred metres ahead, turned towards the sight by a limited angle. */
function turnedTowards(eye: Point, ahead: Point, sight: Point): Point {
  const straight = Math.atan2(ahead[1] - eye[1], ahead[0] - eye[0]);
  const wanted = Math.atan2(sight[1] - eye[1], sight[0] - eye[0]);
  const most = (MOST_TURN * Math.PI) / 180;
  const difference = Math.atan2(Math.sin(wanted - straight), Math.cos(wanted - straight));
  const angle = straight + Math.min(most, Math.max(-most, difference));
  return [eye[0] + Math.cos(angle) * 100, eye[1] + Math.sin(angle) * 100];
}
