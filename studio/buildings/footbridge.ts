import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";
import type { Context } from "./context.ts";
import { concrete, gold, ivory, modelOf } from "./parts.ts";

const SPAN = 62;

/** A slender deck over the creek, hung from one leaning arch. */
export function footbridge({ random }: Context): Model {
  const deck = (x: number): number => 5.4 + 2.6 * (1 - (x / SPAN) ** 2);
  const arch = (x: number, lean: number): Vector => [
    x,
    deck(SPAN) - 2 + 26 * (1 - (x / SPAN) ** 2),
    3 + lean * (1 - (x / SPAN) ** 2),
  ];
  const parts = 28;
  const xs = Array.from({ length: parts + 1 }, (_, index) => -SPAN + (index / parts) * SPAN * 2);
  const solids: Solid[] = xs.slice(0, -1).flatMap((x, index) => {
    const next = xs[index + 1] ?? x;
    const y = deck((x + next) / 2);
    return [block([x, y - 0.8, 0], [next, y, 6], { paint: matter(ivory), top: matter("#C9AE7C") })];
  });
  const lean = random.between(2, 5);
  solids.push(
    ...[0, 1].map((side) =>
      rod(
        xs.map((x): Vector => [x, deck(x) + 1.2, side * 6]),
        0.16,
        gold,
      ),
    ),
    rod(
      xs.map((x) => arch(x, -lean)),
      1.5,
      ivory,
    ),
    rod(
      xs.map((x) => arch(x, lean + 4)),
      1.5,
      ivory,
    ),
    ...xs
      .filter((_, index) => index % 2 === 0 && index > 2 && index < parts - 2)
      .flatMap((x) => [
        rod([arch(x, -lean), [x, deck(x), 0]], 0.14, "#8B8574"),
        rod([arch(x, lean + 4), [x, deck(x), 6]], 0.14, "#8B8574"),
      ]),
    block([-SPAN - 22, 0, -4], [-SPAN, 5, 12], { paint: matter(concrete), top: matter("#CDB98F") }),
    block([SPAN, 0, -4], [SPAN + 22, 5, 12], { paint: matter(concrete), top: matter("#CDB98F") }),
  );
  const model = modelOf(solids, []);
  return { ...model, bounds: { min: [-SPAN - 4, 0, -4], max: [SPAN + 4, 31, 12] } };
}
