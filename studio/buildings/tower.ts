import { band, fins, layered } from "#studio/model/facades.ts";
import { curtainWall, punched, ribbons } from "#studio/model/windows.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import { union } from "#studio/model/vector.ts";
import { balconies } from "./balconies.ts";
import type { Context } from "./context.ts";
import { atDusk } from "./parts.ts";

export type TowerPlan = {
  floors: number;
  width: number;
  depth: number;
  color: string;
  accent: string;
  skin: "balconies" | "curtain" | "ribbons";
  podium: number;
};

const STOREY = 3.5;

export function tower(plan: TowerPlan, { random, hour }: Context): Model {
  const { width, depth } = plan;
  const lit = { random, lamps: hour.lamps };
  const foot = plan.podium * 4.6;
  const height = foot + plan.floors * STOREY;
  const half = width / 2;
  const podium = block([-half - 9, 0, -6], [half + 8, foot, depth + 6], {
    paint: matter(plan.color),
    top: matter("#B9B49A"),
    facade: layered(
      ribbons({
        ...lit,
        lamps: atDusk(lit.lamps, 0.2),
        storey: 4.6,
        sill: 0.6,
        height: 3.3,
        bay: 3.2,
      }),
      band(-0.6, 0.6, matter(plan.accent)),
    ),
  });
  const skin =
    plan.skin === "curtain"
      ? curtainWall({ ...lit, storey: STOREY, bay: 2.4, frame: plan.accent })
      : plan.skin === "ribbons"
        ? layered(
            ribbons({ ...lit, storey: STOREY, sill: 0.9, height: 2, bay: 2.6 }),
            fins(5.2, 0.5, matter(plan.color)),
          )
        : punched({ ...lit, bay: 3.4, storey: STOREY, width: 2.3, height: 2.5, sill: 0.5 });
  const body = block([-half, foot, 0], [half, height, depth], {
    paint: matter(plan.color),
    top: matter("#CFC7B2"),
    facade: skin,
  });
  const solids: Solid[] = [podium, body];
  if (plan.skin === "balconies") {
    const rows = plan.floors - 1;
    const rail = plan.accent;
    const common = { slab: plan.color, rail };
    solids.push(
      ...balconies(
        { ...common, from: -half, to: -half + width * 0.36, plane: 0, reach: -1.9, along: "x" },
        foot + STOREY,
        STOREY,
        rows,
      ),
      ...balconies(
        { ...common, from: half - width * 0.36, to: half, plane: 0, reach: -1.9, along: "x" },
        foot + STOREY,
        STOREY,
        rows,
      ),
      ...balconies(
        { ...common, from: depth * 0.2, to: depth * 0.8, plane: half, reach: 1.8, along: "z" },
        foot + STOREY,
        STOREY,
        rows,
      ),
      ...balconies(
        { ...common, from: depth * 0.2, to: depth * 0.8, plane: -half, reach: -1.8, along: "z" },
        foot + STOREY,
        STOREY,
        rows,
      ),
    );
  }
  solids.push(
    block([-half + 3, height, 3], [half - 3, height + 4.4, depth - 3], {
      paint: matter(plan.color),
      facade: fins(1.3, 0.55, { kind: "shade", amount: 0.3 }),
    }),
    block([-half * 0.4, height + 4.4, depth * 0.3], [half * 0.5, height + 8, depth * 0.75], {
      paint: matter(plan.accent),
    }),
  );
  return { solids, ground: [], bounds: union(solids.map((solid) => solid.bounds)) };
}
