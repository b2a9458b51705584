import { ringOutline } from "#studio/model/round.ts";
import { prism, rod } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import { arc } from "./shaping.ts";
import { WALNUT } from "./woods.ts";

/** Slim walnut, curved back rail, leather seat. */
export function chenabDiningChair(): Solid[] {
  const leg = (x: number, z: number, lean: number): Solid =>
    rod(
      [
        [x + lean, 0, z + lean * 0.6 * Math.sign(z)],
        [x, 0.44, z],
      ],
      0.036,
      WALNUT,
    );
  const rail = arc([0, 0.78, -0.02], 0.27, 0.27, 0.12, Math.PI - 0.12);
  return [
    leg(-0.2, -0.2, -0.03),
    leg(0.2, -0.2, 0.03),
    leg(-0.2, 0.2, -0.03),
    leg(0.2, 0.2, 0.03),
    rod(
      [
        [-0.21, 0.18, -0.2],
        [-0.21, 0.18, 0.2],
      ],
      0.022,
      WALNUT,
    ),
    rod(
      [
        [0.21, 0.18, -0.2],
        [0.21, 0.18, 0.2],
      ],
      0.022,
      WALNUT,
    ),
    prism(ringOutline([0, 0], 0.25, 40, 0, 0.24), 0.43, 0.455, {
      paint: matter(WALNUT),
      top: matter(WALNUT),
    }),
    prism(ringOutline([0, 0], 0.24, 40, 0, 0.23), 0.455, 0.49, {
      paint: matter("#B57A4A"),
      top: matter("#C08A5C"),
    }),
    rod(
      [
        [-0.2, 0.44, 0.18],
        [-0.21, 0.8, 0.2],
      ],
      0.034,
      WALNUT,
    ),
    rod(
      [
        [0.2, 0.44, 0.18],
        [0.21, 0.8, 0.2],
      ],
      0.034,
      WALNUT,
    ),
    rod(rail, 0.062, WALNUT),
    rod(arc([0, 0.68, -0.02], 0.255, 0.255, 0.5, Math.PI - 0.5), 0.024, WALNUT),
  ];
}
