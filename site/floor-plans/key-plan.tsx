import type { KeyPlan as KeyPlanShapes } from "#domain/homes/floor-plan/key-plan.ts";
import * as words from "#words/floor-plan.ts";

type KeyPlanProps = {
  floorPlan: KeyPlanShapes;
  home: { wing: string; stack: number; floor: number };
  className?: string;
};

/** Decimetres around the drawing. */
const MARGIN = 15;

/** North is up. */
export function KeyPlan({ floorPlan: { bounds, blocks, homes }, home, className }: KeyPlanProps) {
  const [x0, y0, x1, y1] = bounds;
  const onFloor = homes.filter(({ floors }) => floors[0] <= home.floor && home.floor <= floors[1]);
  const isHome = ({ wing, stack }: (typeof homes)[number]) =>
    wing === home.wing && stack === home.stack;
  const marked = onFloor.find(isHome);
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
      {blocks
        .filter(({ floors }) => floors >= home.floor)
        .map(({ corners }) => (
          <path
            key={points(corners)}
            d={points(corners)}
            className="fill-paper-deep"
            stroke="none"
          />
        ))}
      {onFloor.map(({ corners }) => (
        <path
          key={points(corners)}
          d={points(corners)}
          className="fill-surface"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {marked && (
        <path
          d={points(marked.corners)}
          className="fill-brass"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

function points(corners: KeyPlanShapes["homes"][number]["corners"]): string {
  return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
}
