import type { DevelopmentHome } from "./home-list.ts";

export function makeHome(facts: Partial<DevelopmentHome> = {}): DevelopmentHome {
  return {
    development: "indus-residence",
    number: "A-304",
    wing: "A",
    floor: 3,
    stack: 4,
    type: "two-bedroom",
    bedrooms: 2,
    study: false,
    insideArea: 1100,
    balconyArea: 86,
    facing: "W",
    outlook: "street",
    price: 1_200_000,
    status: "available",
    morningSun: false,
    noLateSun: false,
    ...facts,
  };
}
