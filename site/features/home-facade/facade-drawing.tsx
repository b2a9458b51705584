import { memo } from "react";
import type { FacadeRun, FacadeSide } from "#site/views/facade.ts";
import { quad } from "./facade-shapes.ts";

/** A drawing of the building, shown where there is no picture. */
export const FacadeDrawing = memo(function FacadeDrawing({ side }: { side: FacadeSide }) {
  const { walls, runs, openings } = side;
  const storeys = walls.flatMap((wall) =>
    Array.from({ length: wall.floors }, (_, floor) => quad(wall, 0, 1, floor, floor)),
  );
  return (
    <g strokeLinejoin="round">
      <rect width={side.width} height={side.height} className="fill-paper-deep" />
      <path
        d={walls.map((wall) => quad(wall, 0, 1, 0, wall.floors + 0.3)).join("")}
        className="fill-surface stroke-line-strong"
        strokeWidth="2"
      />
      <path d={storeys.join("")} className="stroke-line" strokeWidth="2" />
      <path
        d={bays(runs, "bw", (run, from, to, floor, letter) => {
          const [left, right, sill, head] = openings[letter === "b" ? "balcony" : "window"];
          const width = to - from;
          return quad(run, from + left * width, from + right * width, floor + sill, floor + head);
        })}
        className="fill-sea/35 stroke-sea/60"
        strokeWidth="1.5"
      />
      <path
        d={bays(runs, "b", (run, from, to, floor) => quad(run, from, to, floor, floor + RAILING))}
        className="fill-surface/80 stroke-line-strong"
        strokeWidth="1.5"
      />
    </g>
  );
});

/** The height of a railing, as a share of a storey. */
const RAILING = 0.32;

type DrawBay = (run: FacadeRun, from: number, to: number, floor: number, letter: string) => string;

function bays(runs: readonly FacadeRun[], letters: string, draw: DrawBay): string {
  return runs
    .flatMap((run) =>
      [...run.bays].flatMap((letter, index) =>
        letters.includes(letter)
          ? Array.from({ length: run.floors[1] - run.floors[0] + 1 }, (_, above) =>
              draw(
                run,
                index / run.bays.length,
                (index + 1) / run.bays.length,
                run.floors[0] - 1 + above,
                letter,
              ),
            )
          : [],
      ),
    )
    .join("");
}
