import type { KeyPlan as KeyPlanShapes } from "#domain/homes/floor-plan/key-plan.ts";
import * as words from "#words/floor-plan.ts";
import { SharedSpaceMark } from "./shared-space-mark.tsx";

type KeyPlanProps = {
  floorPlan: KeyPlanShapes;
  home: { wing: string; stack: number; floor: number };
  className?: string;
};

/** Decimetres around the drawing. */
const MARGIN = 15;

/** Decimetres: spaces that lie outside of the wings have walls too. */
const WALL = 6;

/** North is up. */
export function KeyPlan({ floorPlan, home, className }: KeyPlanProps) {
  const [x0, y0, x1, y1] = floorPlan.bounds;
  const isBuilt = ({ floors }: { floors: number }) => floors >= home.floor;
  const onFloor = floorPlan.homes.filter(
    ({ floors }) => floors[0] <= home.floor && home.floor <= floors[1],
  );
  const marked = onFloor.find(({ wing, stack }) => wing === home.wing && stack === home.stack);
  return (
    <svg
      role="img"
      aria-label={words.keyPlan(home.floor)}
      viewBox={`${x0 - MARGIN} ${y0 - MARGIN} ${x1 - x0 + 2 * MARGIN} ${y1 - y0 + 2 * MARGIN}`}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      <path
        d={[...floorPlan.blocks, ...floorPlan.shared].filter(isBuilt).map(outline).join("")}
        className="fill-paper-deep stroke-paper-deep"
        strokeWidth={WALL}
      />
      {floorPlan.shared.filter(isBuilt).map((space) => (
        <SharedSpaceMark key={outline(space)} space={space} />
      ))}
      <path
        d={onFloor.map(outline).join("")}
        className="fill-surface"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      {marked && (
        <path
          d={outline(marked)}
          className="fill-brass"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={onFloor.map(({ door }) => `M${door.map((end) => end.join(" ")).join("L")}`).join("")}
        className="stroke-surface"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function outline({ corners }: Pick<KeyPlanShapes["homes"][number], "corners">): string {
  return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
}
