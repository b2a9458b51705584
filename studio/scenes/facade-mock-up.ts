import { archedPane, pane } from "#studio/model/panes.ts";
import { courses } from "#studio/model/facades.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Model } from "#studio/model/solid.ts";

/** One finished bay of facade, set up on site to be judged in the sun. */
export function facadeMockUp(): Model {
  const bay = block([-4, 0, 0], [4, 8.4, 0.9], {
    paint: matter("#E9DCC4"),
    sides: {
      front: (face) => [
        ...courses(0.3, 0.025, { kind: "shade", amount: 0.18 })(face),
        {
          shapes: [
            archedPane(face, 0.9, 0.8, 2.6, 3.2, 0),
            archedPane(face, 4.5, 0.8, 2.6, 3.2, 0),
          ],
          paint: { kind: "glass" },
        },
        {
          shapes: [pane(face, 0.9, 5, 2.6, 2.4), pane(face, 4.5, 5, 2.6, 2.4)],
          paint: { kind: "glass" },
        },
        { shapes: [pane(face, 0, 4.4, 8, 0.22)], paint: matter("#C9A15A") },
      ],
    },
  });
  return {
    bounds: { min: [-6, 0, -1], max: [6, 9, 4] },
    ground: [],
    solids: [
      bay,
      block([-4.2, 4.5, -1.1], [4.2, 4.8, 0], { paint: matter("#F0E6D4") }),
      block([-4.2, 4.8, -1.1], [4.2, 5.8, -1], {
        paint: matter("#2C5F5D"),
        facade: (face) => [
          {
            shapes: Array.from({ length: 40 }, (_, index) =>
              pane(face, index * 0.21, 0.1, 0.1, 0.8),
            ),
            paint: { kind: "shade", amount: 0.4 },
          },
        ],
      }),
      ...[-3.4, 0, 3.4].map((x) =>
        block([x - 0.12, 0, 0.9], [x + 0.12, 7.6, 3.4], {
          paint: matter("#8B7A57"),
          facade: (face) => [
            {
              shapes: [[face.at(0, 7.6), face.at(face.width, 0), face.at(face.width, 7.6)]],
              paint: { kind: "shade", amount: 0.1 },
            },
          ],
        }),
      ),
      block([5, 0, -0.6], [6.4, 1.2, 0.6], {
        paint: matter("#B0714C"),
        facade: courses(0.2, 0.03, { kind: "shade", amount: 0.3 }),
      }),
    ],
  };
}
