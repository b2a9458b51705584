import { facadeRuns, floorsOf } from "./bays.ts";
import type { Development, Elevation, Face, Point, Wing } from "./development.ts";
import { findType, findWing, homeNumber } from "./homes.ts";
import { toBuilding } from "./placement.ts";

/** A home on the picture of a side: the corners of its part of the façade, in pixels of the picture. */
export type HomeShape = {
  home: string;
  wing: string;
  stack: number;
  floor: number;
  corners: Point[];
};

type Place = readonly [number, number, number];

/** The sensor of the camera is 36 mm wide. */
const SENSOR = 36;

/** Every home that has windows on a side, where the camera of that side's picture saw it. */
export function elevationShapes(development: Development, elevation: Elevation): HomeShape[] {
  const { bay, floorHeight } = development;
  return development.stacks.flatMap((stack) => {
    const wing = findWing(development, stack.wing);
    const runs = facadeRuns(stack, findType(development, stack.type)).filter(({ face }) =>
      elevation.faces.includes(`${wing.letter} ${face}`),
    );
    return runs.flatMap(({ face, first, kinds }) =>
      floorsOf(stack).map((floor) => {
        const bottom = (floor - 1) * floorHeight;
        const ends = [first * bay, (first + kinds.length) * bay];
        const corners = [
          [ends[0], bottom],
          [ends[1], bottom],
          [ends[1], bottom + floorHeight],
          [ends[0], bottom + floorHeight],
        ] as [number, number][];
        return {
          home: homeNumber(stack, floor),
          wing: stack.wing,
          stack: stack.number,
          floor,
          corners: corners.map(([along, height]) =>
            project(onFace(wing, face, bay, along, height), elevation),
          ),
        };
      }),
    );
  });
}

/** A place on a face of a wing, in the coordinates of the building. */
export function onFace(wing: Wing, face: Face, bay: number, along: number, height: number): Place {
  const length = wing.bays * bay;
  const places: Record<Face, Point> = {
    front: [along, 0],
    back: [along, wing.depth],
    left: [0, along],
    right: [length, along],
  };
  const [x, y] = toBuilding(wing, places[face]);
  return [x, y, height];
}

/** Where a level camera with a shifted lens sees a place: the same lens as in the studio. */
export function project(place: Place, { at, to, lens, size }: Elevation): Point {
  const [dx, dy, dz] = [to[0] - at[0], to[1] - at[1], to[2] - at[2]];
  const distance = Math.hypot(dx, dy);
  const [forwardX, forwardY] = [dx / distance, dy / distance];
  const [x, y, z] = [place[0] - at[0], place[1] - at[1], place[2] - at[2]];
  const depth = x * forwardX + y * forwardY;
  const right = x * forwardY - y * forwardX;
  const scale = (lens / SENSOR) * size[0];
  return [
    Math.round(size[0] / 2 + (right / depth) * scale),
    Math.round(size[1] / 2 - (z / depth - dz / distance) * scale),
  ];
}
