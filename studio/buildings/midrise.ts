import { band, layered, zone } from "#studio/model/facades.ts";
import { punched, ribbons } from "#studio/model/windows.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import { balconies } from "./balconies.ts";
import type { Context } from "./context.ts";
import {
  atDusk,
  gold,
  ivory,
  joints,
  lawn,
  lit,
  modelOf,
  patch,
  paving,
  pool,
  slab,
  stone,
} from "./parts.ts";

const STOREY = 3.4;
const GROUND = 4.6;

export type MidrisePlan = {
  floors: number;
  wing: number;
  length: number;
  color: string;
  accent: string;
};

/** Housing in two wings around a garden court, deep balconies on the sunny side. */
export function midrise(plan: MidrisePlan, context: Context): Model {
  const light = lit(context);
  const height = GROUND + plan.floors * STOREY;
  const wall = layered(
    punched({
      ...light,
      bay: 3.6,
      storey: STOREY,
      width: 2.2,
      height: 2.3,
      sill: 0.55,
      from: GROUND,
    }),
    zone(
      0,
      GROUND,
      ribbons({
        ...light,
        lamps: atDusk(light.lamps, 0.25),
        storey: GROUND - 0.4,
        sill: 0.3,
        height: 3.5,
        bay: 2.8,
      }),
    ),
    band(GROUND - 0.5, 0.5, matter(plan.accent)),
  );
  const bare = layered(
    punched({
      ...light,
      bay: 3.6,
      storey: STOREY,
      width: 2.2,
      height: 2.3,
      sill: 0.55,
      from: GROUND,
    }),
    band(0, GROUND - 0.5, matter(stone)),
    band(GROUND - 0.5, 0.5, matter(plan.accent)),
  );
  const { length, wing } = plan;
  const main = block([-length / 2, 0, 0], [length / 2, height, 16], {
    paint: matter(plan.color),
    top: matter("#D8CDB6"),
    facade: bare,
    sides: { front: bare },
  });
  const side = block([length / 2 - 16, 0, -wing], [length / 2, height - STOREY, 0], {
    paint: matter(plan.color),
    top: matter("#D8CDB6"),
    facade: wall,
  });
  const bays = 5;
  const bay = (length - 16) / bays;
  const solids: Solid[] = [main, side];
  for (let index = 0; index < bays; index += 1) {
    const from = -length / 2 + index * bay + bay * 0.14;
    solids.push(
      ...balconies(
        {
          from,
          to: from + bay * 0.72,
          plane: 0,
          reach: -1.9,
          along: "x",
          slab: plan.color,
          rail: plan.accent,
        },
        GROUND,
        STOREY,
        plan.floors,
      ),
    );
  }
  for (const from of [-wing + 2, -wing / 2 + 1]) {
    const row = {
      from,
      to: from + wing * 0.36,
      along: "z" as const,
      slab: plan.color,
      rail: plan.accent,
    };
    solids.push(
      ...balconies(
        { ...row, plane: length / 2 - 16, reach: -1.8 },
        GROUND,
        STOREY,
        plan.floors - 1,
      ),
      ...balconies({ ...row, plane: length / 2, reach: 1.8 }, GROUND, STOREY, plan.floors - 1),
    );
  }
  solids.push(
    slab([-length / 2 - 0.8, height, -2.2], [length / 2 + 0.8, height + 0.5, 16.8], ivory),
    slab(
      [length / 2 - 17, height - STOREY, -wing - 0.8],
      [length / 2 + 1, height - STOREY + 0.5, -2.4],
      ivory,
    ),
    block([-length * 0.3, height + 0.5, 4], [-length * 0.12, height + 3.6, 12], {
      paint: matter(gold),
    }),
    block([length * 0.12, height + 0.5, 4], [length * 0.24, height + 3.2, 12], {
      paint: matter(plan.color),
    }),
  );
  return modelOf(solids, [
    patch(-length / 2 - 14, length / 2 + 14, -wing - 14, 30, paving),
    ...joints(-length / 2 - 14, length / 2 + 14, -wing - 14, 0, 5),
    patch(-length / 2, length / 2 - 20, -wing + 2, -4, lawn),
    patch(-length / 2 + 8, length / 2 - 34, -wing + 8, -wing + 16, pool),
  ]);
}
