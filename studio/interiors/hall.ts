import type { Room } from "./kinds.ts";

export const hall: Room = {
  width: 9,
  depth: 22,
  height: 4.6,
  floor: "#B9B6A6",
  floorJoint: 0.75,
  wall: "#C9C2B2",
  side: "#A9ADA2",
  ceiling: "#D9D4C6",
  frame: "#2A3E3B",
  windows: [],
};

export const view = { yaw: 0, lens: 0.86, horizonShare: 0.52, sunSide: 1 as const, floor: [] };
