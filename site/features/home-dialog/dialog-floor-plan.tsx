import { useState } from "react";
import { rates } from "#catalog/rates.ts";
import { areaUnits } from "#domain/homes/area-unit.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { turnedBox } from "#domain/homes/floor-plan/plan-turn.ts";
import { roomSchedule } from "#domain/homes/floor-plan/room-schedule.ts";
import { FloorPlan } from "#site/floor-plans/floor-plan.tsx";
import { KeyPlan } from "#site/floor-plans/key-plan.tsx";
import { NorthArrow } from "#site/floor-plans/north-arrow.tsx";
import { RoomTable } from "#site/floor-plans/room-table.tsx";
import { planOfHome } from "#site/home-details/plan-of-home.ts";
import { chooseUnits } from "#site/store/units.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { classes } from "#ui/classes.ts";
import type { HomeDetails } from "#site/views/home-details.ts";
import * as floorPlanWords from "#words/floor-plan.ts";
import * as words from "#words/home-dialog.ts";
import { DialogSection } from "./dialog-section.tsx";

/** On paper a wider floor plan is above its table, others are beside it. */
const WIDE_RATIO = 4 / 3;

type DialogFloorPlanProps = { home: ListedHome; details: HomeDetails };

export function DialogFloorPlan({ home, details }: DialogFloorPlanProps) {
  const [hasFurniture, setFurniture] = useState(true);
  const { areaUnit } = useUnits(rates);
  const plan = planOfHome(details, home);
  if (!plan) return null;
  const { drawing, turn } = plan;
  const [x0, y0, x1, y1] = turnedBox(turn.matrix, drawing.bounds);
  const isWide = x1 - x0 > WIDE_RATIO * (y1 - y0);
  const schedule = roomSchedule(drawing.rooms, home, areaUnit);
  return (
    <DialogSection part="plan" heading={words.floorPlan} className="print:-order-1">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <Checkbox
          label={floorPlanWords.furniture}
          checked={hasFurniture}
          onChange={({ currentTarget }) => setFurniture(currentTarget.checked)}
        />
        <UnitSwitch unit={areaUnit} />
      </div>
      <div
        className={classes(
          "grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_15rem] print:gap-y-3",
          isWide
            ? "print:grid-cols-[12rem_minmax(0,1fr)]"
            : "print:grid-cols-[minmax(0,1fr)_19rem]",
        )}
      >
        <div
          className={classes(
            "flex items-end justify-center gap-2 bg-surface p-2 max-sm:flex-col sm:p-6 print:flex-row print:p-0",
            isWide ? "print:col-span-2 print:px-24" : "print:row-span-2 print:self-start",
          )}
        >
          <FloorPlan
            drawing={drawing}
            turn={turn}
            rooms={schedule.rooms}
            name={home.number}
            hasFurniture={hasFurniture}
          />
          {turn.north !== null && <NorthArrow north={turn.north} className="size-10 shrink-0" />}
        </div>
        <figure className="sm:max-xl:grid sm:max-xl:grid-cols-[minmax(0,14rem)_1fr] sm:max-xl:items-end sm:max-xl:gap-4 print:block">
          <KeyPlan
            floorPlan={details.keyPlan}
            home={home}
            className="max-h-56 w-full print:max-h-36"
          />
          <figcaption className="mt-2 flex items-center gap-2 text-xs text-fg-soft">
            <NorthArrow north={0} className="size-8 shrink-0 text-fg" />
            <span>
              {floorPlanWords.keyPlan(home.floor)}
              {details.keyPlan.shared.length > 0 && (
                <span className="block">{floorPlanWords.keyPlanSigns}</span>
              )}
            </span>
          </figcaption>
        </figure>
        <RoomTable
          schedule={schedule}
          className="max-w-text xl:col-span-2 print:col-span-1 print:col-start-2 print:max-w-none"
        />
      </div>
    </DialogSection>
  );
}

function UnitSwitch({ unit }: { unit: string }) {
  return (
    <div role="group" aria-label={floorPlanWords.unit} className="flex">
      {areaUnits.map((areaUnit) => (
        <button
          key={areaUnit}
          type="button"
          aria-pressed={areaUnit === unit}
          onClick={() => chooseUnits({ areaUnit })}
          className="min-h-11 cursor-pointer border border-rule-strong px-4 text-sm transition-colors not-first:-ms-px hover:border-fg aria-pressed:border-fg aria-pressed:bg-fg aria-pressed:text-ground"
        >
          {areaUnit}
        </button>
      ))}
    </div>
  );
}
