import { type Scene, sceneLayers } from "#studio/compose/scene.ts";
import { type Interior, paintRoom } from "#studio/interiors/paint-room.ts";
import type { FilmSize } from "./encode-film.ts";
import type { Shot } from "./shots.ts";

type Move = Pick<Shot, "seconds" | "pan" | "push">;

/** How far each sheet of a street view follows the camera. */
const NEARNESS = {
  sky: 0,
  disc: 0.1,
  clouds: 0.3,
  horizon: 0.32,
  surface: 0.5,
  mirror: 0.9,
  ripples: 0.75,
  building: 0.9,
  frame: 1.6,
} as const;

export function sceneShot(scene: Scene, move: Move, { width, height }: FilmSize): Shot {
  const layers = sceneLayers(scene, width, height);
  const names = Object.keys(NEARNESS) as (keyof typeof NEARNESS)[];
  return { ...move, layers: names.map((name) => ({ svg: layers[name], near: NEARNESS[name] })) };
}

/** A room is one sheet: the camera only comes nearer. */
export function roomShot(interior: Interior, move: Move, size: FilmSize): Shot {
  return pictureShot(paintRoom(interior, size.width, size.height), move);
}

export function pictureShot(svg: string, move: Move): Shot {
  return { ...move, layers: [{ svg, near: 1 }] };
}
