import type { Facade } from "#studio/model/shapes.ts";

/** A window in the back wall, in metres from its lower left corner. */
export type Opening = { left: number; right: number; sill: number; head: number; bars: number };

export type Room = {
  width: number;
  depth: number;
  height: number;
  floor: string;
  floorJoint: number;
  wall: string;
  side: string;
  ceiling: string;
  frame: string;
  windows: Opening[];
  backDecor?: Facade;
  leftDecor?: Facade;
  rightDecor?: Facade;
};
