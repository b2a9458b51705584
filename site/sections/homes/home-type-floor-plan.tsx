import { homeNames } from "#catalog/home-names.ts";
import { rates } from "#catalog/rates.ts";
import { FRONT_DOWN } from "#domain/homes/floor-plan/plan-turn.ts";
import { roomSchedule } from "#domain/homes/floor-plan/room-schedule.ts";
import { FloorPlan } from "#site/floor-plans/floor-plan.tsx";
import { RoomTable } from "#site/floor-plans/room-table.tsx";
import { useUnits } from "#site/homes/use-units.ts";
import type { HomeTypeView } from "#site/views/home-types.ts";
import { Icon } from "#ui/icon.tsx";
import { chevronDown } from "#ui/icons.ts";
import * as words from "#words/home-types.ts";

/** In rem: floor plans beside each other have about one height. */
const HEIGHT = 30;

/** The front is at the bottom. Needs no script. */
export function HomeTypeFloorPlan({ type }: { type: HomeTypeView }) {
  const { areaUnit } = useUnits(rates);
  const schedule = roomSchedule(type.drawing.rooms, type, areaUnit);
  return (
    <>
      <FloorPlan
        drawing={type.drawing}
        turn={FRONT_DOWN}
        rooms={schedule.rooms}
        name={homeNames.types[type.key] ?? type.key}
        maxHeight={HEIGHT}
        className="mx-auto"
      />
      <details className="group mt-4 text-sm">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium">
          {words.rooms}
          <Icon shape={chevronDown} size={16} className="group-open:rotate-180" />
        </summary>
        <RoomTable schedule={schedule} />
      </details>
    </>
  );
}
