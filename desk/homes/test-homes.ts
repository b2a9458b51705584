import type { DeskHome } from "#domain/desk/homes.ts";

/** Wing, floor and stack are read from the number, such as "A-304". */
export function makeHome(number: string, changes: Partial<DeskHome> = {}): DeskHome {
  const [wing = "", place = ""] = number.split("-");
  return {
    number,
    wing,
    floor: Number(place.slice(0, -2)),
    stack: Number(place.slice(-2)),
    type: "two-bedroom",
    bedrooms: 2,
    study: false,
    area: 1379,
    price: 1_524_000,
    status: "available",
    version: 0,
    changedAt: null,
    changedBy: null,
    ...changes,
  };
}
