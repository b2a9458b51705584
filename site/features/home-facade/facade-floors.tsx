import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import type { FacadeShape } from "#site/views/drawn-shapes.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-facade.ts";
import { floorHeights } from "./floor-heights.ts";

type FacadeFloorsProps = {
  shapes: readonly FacadeShape[];
  /** Of the picture. */
  height: number;
  homes: readonly DevelopmentHome[];
  fitting: ReadonlySet<DevelopmentHome>;
};

/** Beside a tower: each floor at its height, with the homes on it that fit and are available. */
export function FacadeFloors({ shapes, height, homes, fitting }: FacadeFloorsProps) {
  return (
    <ul aria-label={words.floorsName} className="facade-floors max-lg:hidden">
      {floorHeights(shapes).map(({ floor, y }) => {
        const free = homes.filter(
          (home) => home.floor === floor && home.status === "available" && fitting.has(home),
        );
        return (
          <li key={floor} style={{ insetBlockStart: `${(y / height) * 100}%` }}>
            {homeWords.floor(floor)}
            <span>{words.freeOnFloor(free.length)}</span>
          </li>
        );
      })}
    </ul>
  );
}
