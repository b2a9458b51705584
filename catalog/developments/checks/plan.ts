import type { Mistake } from "./mistake.ts";
import { doorMistakes } from "./plan-doors.ts";
import { equipmentMistakes } from "./plan-equipment.ts";
import { furnitureMistakes } from "./plan-furniture.ts";
import type { FloorPlan } from "./plan-geometry.ts";
import { roomMistakes } from "./plan-rooms.ts";
import { sizeMistakes } from "./plan-sizes.ts";
import { wayMistakes } from "./plan-ways.ts";
import { windowMistakes } from "./plan-windows.ts";

/** What an architect would not draw: docs/content.md lists the rules. */
export function planMistakes(floorPlan: FloorPlan): Mistake[] {
  return [
    roomMistakes,
    wayMistakes,
    doorMistakes,
    sizeMistakes,
    windowMistakes,
    furnitureMistakes,
    equipmentMistakes,
  ].flatMap((check) => check(floorPlan));
}
