import type { FloorPlanDrawing } from "#domain/homes/floor-plan/plan-drawing.ts";

export function EntranceMark({ entrance: [[x, y], [dx, dy]] }: Pick<FloorPlanDrawing, "entrance">) {
  const at = (along: number, across: number) =>
    `${x + dx * along - dy * across} ${y + dy * along + dx * across}`;
  return (
    <path
      d={`M${at(-14, 0)}L${at(-40, 15)}L${at(-40, -15)}Z`}
      className="fill-current"
      stroke="none"
    />
  );
}
