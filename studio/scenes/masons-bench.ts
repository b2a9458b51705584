import { courses } from "#studio/model/facades.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model, type Solid } from "#studio/model/solid.ts";

const BRICKS = ["#B0714C", "#A5603F", "#C08B5F", "#8F4F35", "#BB8159", "#D6B48C"];

/** A short length of wall in English bond. */
function sampleWall(x: number, z: number, rows: number, bricks: number): Solid[] {
  return Array.from({ length: rows * bricks }, (_, index) => {
    const row = Math.floor(index / bricks);
    const left = x + (index % bricks) * 0.5 + (row % 2) * 0.25;
    return block([left, row * 0.17, z], [left + 0.47, row * 0.17 + 0.15, z + 0.26], {
      paint: matter(BRICKS[(index * 5 + row) % BRICKS.length] ?? "#B0714C"),
    });
  });
}

/** The mason's bench: samples of brick and stone, stacked and laid out, with a square and a line. */
export function masonsBench(): Model {
  const boards = Array.from({ length: 6 }, (_, board) =>
    block([-3.3, -0.16, -1.9 + board * 0.64], [3.3, 0, -1.27 + board * 0.64], {
      paint: matter(board % 2 === 0 ? "#C9A878" : "#C19E6C"),
      shadow: false,
    }),
  );
  const legs = [-2.9, 2.7].flatMap((x) =>
    [-1.6, 1.5].map((z) =>
      block([x, -2.4, z], [x + 0.24, -0.16, z + 0.24], { paint: matter("#8A6238"), shadow: false }),
    ),
  );
  const slabs = ["#F0E6D4", "#DCC6A0", "#C9C2B2", "#B5764E"].map((color, index) =>
    block([-2.9 + index * 0.78, 0, -1.5], [-2.24 + index * 0.78, 0.1, -0.8], {
      paint: matter(color),
    }),
  );
  return {
    bounds: { min: [-3.3, -1.2, -1.9], max: [3.3, 1.3, 1.9] },
    ground: [
      {
        points: [
          [0.5, 0, -1.6],
          [3, 0, -1.5],
          [2.9, 0, 0.2],
          [0.4, 0, 0.1],
        ],
        paint: matter("#F7F3EC"),
      },
    ],
    solids: [
      ...boards,
      ...legs,
      ...sampleWall(-2.7, 0.4, 7, 4),
      ...sampleWall(0.7, 0.9, 4, 4),
      ...slabs,
      block([0.6, 0, -1.5], [0.68, 0.04, -0.2], { paint: matter("#A9803F") }),
      block([0.68, 0, -1.5], [2, 0.04, -1.42], { paint: matter("#A9803F") }),
      block([2.2, 0, -0.9], [2.7, 0.62, -0.4], {
        paint: matter("#2C5F5D"),
        top: matter("#1F4B4A"),
        facade: courses(0.2, 0.03, { kind: "shade", amount: 0.3 }),
      }),
    ],
  };
}
