import { developmentAlt } from "#catalog/developments/picture-alt.ts";
import { pictureEntry } from "#catalog/pictures/pictures.ts";
import type { SaleDevelopment } from "#catalog/developments/developments.ts";
import { daylight, sunOfStack } from "#catalog/developments/sun.ts";
import { findWing, floorsOf } from "#domain/homes/homes.ts";
import { keyPlan } from "#domain/homes/floor-plan/key-plan.ts";
import { floorPlanDrawing } from "#domain/homes/floor-plan/plan-drawing.ts";
import { floorPlanTurn } from "#domain/homes/floor-plan/plan-turn.ts";
import { encodeSun, encodeYear } from "#domain/homes/sun-code.ts";
import { viewPoints } from "#domain/homes/view-points.ts";
import { toDevelopmentRecord } from "./development-record.ts";

/** What the dialog of a home shows beside what the list knows, for all homes of a development. */
export type HomeDetails = ReturnType<typeof toHomeDetails>;

export function toHomeDetails(development: SaleDevelopment) {
  const { market, stacks, types, payment, construction, released, release } = development;
  return {
    floorPlans: Object.fromEntries(
      types.map((type) => [type.key, floorPlanDrawing(type, development)]),
    ),
    /** Keyed by stack and lowest floor, because some stacks change their floor plan on the way up. */
    turns: stacks.map((stack) => ({
      wing: stack.wing,
      stack: stack.number,
      floors: stack.floors,
      ...floorPlanTurn(stack, findWing(development, stack.wing), development),
    })),
    keyPlan: keyPlan(development),
    sun: encodeSun(
      stacks.flatMap((stack) =>
        floorsOf(stack).map((floor) => ({
          name: `${stack.wing}${stack.number}`,
          floor,
          year: sunOfStack(development, stack, floor),
        })),
      ),
    ),
    daylight: encodeYear(daylight(development)),
    views: viewsOf(development),
    market,
    payment,
    construction,
    released,
    release: release ?? null,
    record: toDevelopmentRecord(development),
    pricesSince: development.prices.since ?? null,
    serviceCharge: development.serviceCharge,
    rents: development.rents,
    parking: development.parking,
  };
}

/** Only outlooks that have been rendered have a picture. */
function viewsOf(development: SaleDevelopment) {
  return viewPoints(development).flatMap(({ picture, stack, floor, moment }) => {
    const entry = pictureEntry(picture);
    if (!entry) return [];
    const { width, height, widths, color, version } = entry;
    return [
      {
        stack: `${stack.wing}${stack.number}`,
        floor,
        ...moment,
        picture: {
          src: `/media/${picture}`,
          width,
          height,
          widths,
          color,
          version,
          blur: "",
          alt: developmentAlt[picture] ?? "",
        },
      },
    ];
  });
}
