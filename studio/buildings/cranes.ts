import { block, rod } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Facade } from "#studio/model/shapes.ts";
import type { Vector } from "#studio/model/vector.ts";
import { gold } from "./parts.ts";

const CRANE = "#C08F3E";

const braces: Facade = (wall) => {
  const step = wall.width * 1.1;
  const count = Math.floor(wall.height / step);
  const shapes = Array.from({ length: count }, (_, index): Vector[] => {
    const low = index * step;
    return index % 2 === 0
      ? [
          wall.at(wall.width * 0.12, low),
          wall.at(wall.width * 0.88, low),
          wall.at(wall.width * 0.88, low + step * 0.82),
        ]
      : [
          wall.at(wall.width * 0.12, low),
          wall.at(wall.width * 0.88, low),
          wall.at(wall.width * 0.12, low + step * 0.82),
        ];
  });
  return [{ shapes, paint: { kind: "shade", amount: 0.42 } }];
};

/** A tower crane; the jib points along the given bearing (radians, 0 to the right). */
export function towerCrane(at: Vector, height: number, jib: number, bearing: number): Solid[] {
  const [x, y, z] = at;
  const top = y + height;
  const direction = (reach: number, up: number): Vector => [
    x + Math.cos(bearing) * reach,
    top + up,
    z + Math.sin(bearing) * reach,
  ];
  const apex: Vector = [x, top + jib * 0.2, z];
  const bars = 14;
  const web = Array.from({ length: bars * 2 + 1 }, (_, index) =>
    direction((index / (bars * 2)) * jib, index % 2 === 0 ? 0 : 2.4 - (index / (bars * 2)) * 1.5),
  );
  const half = 0.95;
  const unshadowed = (solid: Solid): Solid => ({ ...solid, castsShadow: false });
  return [
    block([x - half, y, z - half], [x + half, top, z + half], {
      paint: matter(CRANE),
      facade: braces,
      shadow: false,
    }),
    block([x - 1.3, top - 3.2, z - 1.3], [x + 1.3, top - 0.2, z + 1.3], {
      paint: matter(gold),
      shadow: false,
    }),
    rod([direction(-jib * 0.32, 0), direction(jib, 0)], 0.55, CRANE),
    rod([direction(0, 2.4), direction(jib, 0.4)], 0.4, CRANE),
    rod(web, 0.24, CRANE),
    rod([[x, top, z], apex], 0.7, CRANE),
    rod([direction(-jib * 0.3, 0.2), apex, direction(jib * 0.72, 1.2)], 0.16, "#5B6660"),
    rod([direction(jib * 0.62, -0.4), direction(jib * 0.62, -jib * 0.42)], 0.14, "#5B6660"),
    unshadowed(
      block(
        [
          x - Math.cos(bearing) * jib * 0.3 - 1.3,
          top - 1.9,
          z - Math.sin(bearing) * jib * 0.3 - 1.1,
        ],
        [
          x - Math.cos(bearing) * jib * 0.3 + 1.3,
          top + 0.2,
          z - Math.sin(bearing) * jib * 0.3 + 1.1,
        ],
        { paint: matter("#8F897A") },
      ),
    ),
  ];
}

/** Poles and decks before a wall that faces the viewer. */
export function scaffold(left: number, right: number, z: number, height: number): Solid[] {
  const lifts = Math.floor(height / 2.2);
  const bays = Math.max(1, Math.round((right - left) / 2.6));
  const step = (right - left) / bays;
  const front = z - 1.5;
  const poles = Array.from({ length: bays + 1 }, (_, bay): Solid =>
    rod(
      [
        [left + bay * step, 0, front],
        [left + bay * step, height, front],
      ],
      0.13,
      "#8B7A57",
    ),
  );
  const decks = Array.from({ length: lifts }, (_, lift): Solid => {
    const y = (lift + 1) * 2.2;
    return {
      ...block([left, y - 0.12, front], [right, y, z - 0.1], {
        paint: matter("#C2A068"),
        shadow: false,
      }),
    };
  });
  const rails = Array.from({ length: lifts }, (_, lift): Solid =>
    rod(
      [
        [left, (lift + 1) * 2.2 + 1, front],
        [right, (lift + 1) * 2.2 + 1, front],
      ],
      0.09,
      "#8B7A57",
    ),
  );
  return [...decks, ...rails, ...poles];
}
