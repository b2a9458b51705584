import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { type Picture, pictureNames, requirePicture } from "#catalog/pictures/pictures.ts";
import { facadeRuns, partsOf } from "#domain/homes/bays.ts";
import type { BayKind, Elevation, Face, Stack, Wing } from "#domain/homes/development.ts";
import { onFace, project } from "#domain/homes/elevation-camera.ts";
import { elevationShapes, type HomeShape } from "#domain/homes/elevation-shapes.ts";
import { findType, findWing, floorsOf, homeNumber } from "#domain/homes/homes.ts";
import { drawnShapes, type FacadeShape, toPath } from "./drawn-shapes.ts";

/** A vertical line of the façade on the picture: its x, the y of the ground, and the height of a
 * floor. The camera is level, so verticals stay vertical and floors have one height along such a
 * line. */
type Line = readonly [x: number, ground: number, storey: number];

/** Homes above each other on one side, between two lines and from a floor to a floor. */
export type FacadeRun = {
  wing: string;
  stack: number;
  floors: readonly [number, number];
  left: Line;
  right: Line;
  /** A letter for each bay, from left to right. */
  bays: string;
  /** By floor: the path of a partly hidden home, empty where it is not seen at all. */
  cut?: Record<number, string>;
};

/** A part of a wing with one height. */
type FacadeWall = { left: Line; right: Line; floors: number };

export type FacadeSide = {
  key: string;
  width: number;
  height: number;
  walls: FacadeWall[];
  runs: FacadeRun[];
  /** Homes whose outlines were drawn by hand. */
  drawn: FacadeShape[];
  /** Measured from the left edge of a bay and from its floor, as shares of the bay and of the storey. */
  openings: Record<"balcony" | "window", readonly [number, number, number, number]>;
  picture: Picture | null;
};

const bayLetters: Record<BayKind, string> = { balcony: "b", window: "w", wall: "-" };

export function toFacade(development: SaleDevelopment): FacadeSide[] {
  const pictures = new Set(pictureNames());
  const toSide = ({ key, size: [width, height] }: Pick<Elevation, "key" | "size">) => {
    const name = `developments/${development.key}/elevation-${key}`;
    const picture = pictures.has(name) ? requirePicture(name) : null;
    return { key, width, height, openings: openingsOf(development), picture };
  };
  return [
    ...development.elevations.map((elevation) => ({
      ...toSide(elevation),
      walls: wallsOf(development, elevation),
      runs: runsOf(development, elevation),
      drawn: [],
    })),
    ...development.drawnSides.map((side) => ({
      ...toSide(side),
      walls: [],
      runs: [],
      drawn: drawnShapes(development, side),
    })),
  ];
}

function runsOf(development: SaleDevelopment, elevation: Elevation): FacadeRun[] {
  const shapes = elevationShapes(development, elevation);
  return development.stacks.flatMap((stack) => {
    const wing = findWing(development, stack.wing);
    return facadeRuns(stack, findType(development, stack.type))
      .filter(({ face }) => elevation.faces.includes(`${wing.letter} ${face}`))
      .map(({ face, first, kinds }) => {
        const at = (bay: number) => lineAt(development, elevation, wing, face, bay);
        return {
          wing: stack.wing,
          stack: stack.number,
          floors: stack.floors,
          ...fromLeft(
            [at(first), at(first + kinds.length)],
            kinds.map((kind) => bayLetters[kind]).join(""),
          ),
          ...cutOf(shapes, stack, face),
        };
      });
  });
}

function cutOf(shapes: readonly HomeShape[], stack: Stack, face: Face): Pick<FacadeRun, "cut"> {
  const homes = new Set(floorsOf(stack).map((floor) => homeNumber(stack, floor)));
  const paths = shapes
    .filter((shape) => shape.face === face && homes.has(shape.home))
    .flatMap(({ floor, cut }) => (cut ? [[floor, cut.map(toPath).join("")] as const] : []));
  return paths.length > 0 ? { cut: Object.fromEntries(paths) } : {};
}

function wallsOf(development: SaleDevelopment, elevation: Elevation): FacadeWall[] {
  return elevation.faces.flatMap((name) => {
    const [letter = "", face = "front"] = name.split(" ") as [string, Face];
    const wing = findWing(development, letter);
    const isEnd = face === "left" || face === "right";
    const parts = isEnd
      ? [{ bays: [0, wing.depth / development.bay] as const, floors: wing.floors }]
      : partsOf(wing);
    return parts.map(({ bays: [from, to], floors }) => {
      const at = (bay: number) => lineAt(development, elevation, wing, face, bay);
      const { left, right } = fromLeft([at(from), at(to)], "");
      return { left, right, floors };
    });
  });
}

function lineAt(
  { bay, floorHeight }: SaleDevelopment,
  elevation: Elevation,
  wing: Wing,
  face: Face,
  index: number,
): Line {
  const at = (height: number) => project(onFace(wing, face, bay, index * bay, height), elevation);
  /** The figure spans many floors, because the projection is rounded to pixels. */
  const floors = 20;
  const [x, ground] = at(0);
  const [, top] = at(floors * floorHeight);
  return [x, ground, (ground - top) / floors];
}

/** On the back of a wing, and on one of its ends, the bays run from right to left. */
function fromLeft([one, other]: [Line, Line], bays: string) {
  return one[0] <= other[0]
    ? { left: one, right: other, bays }
    : { left: other, right: one, bays: [...bays].toReversed().join("") };
}

function openingsOf({ bay, floorHeight, openings }: SaleDevelopment): FacadeSide["openings"] {
  const share = ({ from, to, sill, head }: (typeof openings)["window"]) =>
    [from / bay, to / bay, sill / floorHeight, head / floorHeight] as const;
  return { balcony: share(openings.balcony), window: share(openings.window) };
}
