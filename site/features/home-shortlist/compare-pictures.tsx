import { decodeSun, sunMinutes } from "#domain/homes/sun-code.ts";
import { homeId } from "#domain/homes/home-list.ts";
import { FloorPlan } from "#site/floor-plans/floor-plan.tsx";
import { nearestView } from "#site/home-details/nearest-view.ts";
import { planOfHome } from "#site/home-details/plan-of-home.ts";
import { sunSummary } from "#site/home-details/sun-summary.ts";
import { Picture } from "#site/ui/picture.tsx";
import * as words from "#words/home-shortlist.ts";
import type { ComparedHome } from "./compare-rows.ts";
import { CompareRow } from "./compare-row.tsx";
import { SunMonths } from "./sun-months.tsx";

/** In rem: floor plans beside each other have at most this height. */
const PLAN_HEIGHT = 20;

type Compared = { compared: readonly ComparedHome[] };

export function ViewRow({ compared }: Compared) {
  return (
    <CompareRow
      label={words.view}
      cells={compared.map(({ home, details }) => {
        const view = nearestView(details.views, home);
        return {
          id: homeId(home),
          content: view && (
            <Picture
              picture={view.picture}
              sizes="(min-width: 64rem) 24rem, 50vw"
              className="aspect-3/2 w-full object-cover"
            />
          ),
        };
      })}
    />
  );
}

/** Without the names of rooms, for which a column is too narrow. */
export function PlanRow({ compared }: Compared) {
  return (
    <CompareRow
      label={words.floorPlan}
      cells={compared.map(({ home, details }) => {
        const plan = planOfHome(details, home);
        return {
          id: homeId(home),
          content: plan && (
            <div className="bg-surface p-2 print:max-w-44 print:p-0">
              <FloorPlan
                {...plan}
                rooms={[]}
                name={home.number}
                maxHeight={PLAN_HEIGHT}
                className="mx-auto"
              />
            </div>
          ),
        };
      })}
    />
  );
}

export function SunRow({ compared }: Compared) {
  const years = compared.map(({ home, details }) => ({
    id: homeId(home),
    year: decodeSun(details.sun, `${home.wing}${home.stack}`, home.floor),
  }));
  const most = Math.max(...years.flatMap(({ year }) => year?.map(sunMinutes) ?? []));
  return (
    <CompareRow
      label={words.sunInTheYear}
      differs={new Set(years.map(({ year }) => JSON.stringify(year))).size > 1}
      cells={years.map(({ id, year }) => ({
        id,
        content: year && (
          <>
            <SunMonths year={year} most={most} />
            <p className="mt-1 text-xs">{sunSummary(year)}</p>
          </>
        ),
      }))}
    />
  );
}
