import { courses } from "#studio/model/facades.ts";
import { pane } from "#studio/model/panes.ts";
import { turned } from "#studio/model/round.ts";
import { block, type Facade } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Vector } from "#studio/model/vector.ts";

export function shelf(x: number, z: number, width: number, height: number, color: string): Solid[] {
  const levels = Math.round(height / 0.42);
  const books: Facade = (wall) => {
    const colors = ["#2C5F5D", "#C9A15A", "#B57A55", "#EFE6D3", "#10211F"];
    return colors.map((paintColor, shade) => ({
      shapes: Array.from({ length: levels }, (_, level) =>
        Array.from({ length: 14 }, (_, book) => ({ book, level })).filter(
          ({ book }) =>
            (book * 7 + level * 3) % colors.length === shade && (book * 5 + level * 11) % 7 !== 0,
        ),
      )
        .flat()
        .map(({ book, level }) =>
          pane(
            wall,
            0.1 + book * ((wall.width - 0.2) / 14),
            level * (wall.height / levels) + 0.05,
            ((wall.width - 0.2) / 14) * 0.8,
            0.2 + ((book * 3 + level) % 4) * 0.035,
          ),
        ),
      paint: matter(paintColor),
    }));
  };
  const boards = courses(height / levels, 0.035, matter("#8A6238"));
  return [
    block([x, 0, z], [x + width, height, z + 0.32], {
      paint: matter(color),
      sides: { front: (wall) => [...books(wall), ...boards(wall)] },
    }),
  ];
}

/** A framed print: a sun over a horizon, in the house colours. */
export function print(u: number, v: number, width: number, height: number, ground: string): Facade {
  return (wall) => {
    const disc = Array.from({ length: 24 }, (_, index): Vector => {
      const angle = (index / 24) * Math.PI * 2;
      return wall.at(
        u + width * 0.5 + Math.cos(angle) * width * 0.2,
        v + height * 0.6 + Math.sin(angle) * width * 0.2,
      );
    });
    return [
      {
        shapes: [pane(wall, u - 0.05, v - 0.05, width + 0.1, height + 0.1)],
        paint: matter("#8A6238"),
      },
      { shapes: [pane(wall, u, v, width, height)], paint: matter("#F7F3EC") },
      {
        shapes: [pane(wall, u + width * 0.1, v + height * 0.1, width * 0.8, height * 0.8)],
        paint: matter(ground),
      },
      { shapes: [disc], paint: matter("#E9C583") },
      {
        shapes: [pane(wall, u + width * 0.1, v + height * 0.1, width * 0.8, height * 0.26)],
        paint: matter("#1F4B4A"),
      },
    ];
  };
}

/** Curtains gathered at both sides of an opening. */
export function curtain(
  x: number,
  z: number,
  width: number,
  height: number,
  color: string,
): Solid[] {
  const folds = 7;
  return Array.from({ length: folds }, (_, fold) =>
    turned(
      [x + ((fold + 0.5) / folds) * width, z],
      [
        [(width / folds) * 0.62, 0.02],
        [(width / folds) * 0.5, height],
      ],
      matter(color),
      10,
    ),
  );
}
