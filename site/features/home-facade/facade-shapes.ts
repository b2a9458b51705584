import { homeNumber } from "#domain/homes/homes.ts";
import type { FacadeShape } from "#site/views/drawn-shapes.ts";
import type { FacadeRun, FacadeSide } from "#site/views/facade.ts";

/** The homes on a side: where its camera saw them, or as they were drawn. */
export function facadeShapes({ runs, drawn }: Pick<FacadeSide, "runs" | "drawn">): FacadeShape[] {
  const edges = [...new Set(runs.map(({ left }) => left[0]))].toSorted((one, other) => one - other);
  const seen = runs.flatMap((run) =>
    Array.from({ length: run.floors[1] - run.floors[0] + 1 }, (_, index) => {
      const floor = run.floors[0] + index;
      return {
        home: homeNumber({ wing: run.wing, number: run.stack }, floor),
        column: edges.indexOf(run.left[0]),
        floor,
        path: run.cut?.[floor] ?? quad(run, 0, 1, floor - 1, floor),
        top: pointAt(run, 0.5, floor),
      };
    }).filter(({ path }) => path),
  );
  return [...seen, ...drawn];
}

type Part = Pick<FacadeRun, "left" | "right">;

/** A part of a façade as a path: between two shares of its width and two heights in storeys. */
export function quad(part: Part, from: number, to: number, low: number, high: number): string {
  const corners = [
    pointAt(part, from, low),
    pointAt(part, to, low),
    pointAt(part, to, high),
    pointAt(part, from, high),
  ];
  return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
}

function pointAt({ left, right }: Part, share: number, height: number): [number, number] {
  const between = (index: 0 | 1 | 2) => left[index] + (right[index] - left[index]) * share;
  return [Math.round(between(0)), Math.round(between(1) - height * between(2))];
}
