import { asphalt, lawn, patch } from "#studio/buildings/parts.ts";
import { fins } from "#studio/model/facades.ts";
import { block } from "#studio/model/shapes.ts";
import { type GroundShape, matter, type Solid } from "#studio/model/solid.ts";
import type { Bounds } from "#studio/model/vector.ts";
import type { Random } from "#studio/random.ts";
import { plant } from "#studio/scenery/plants.ts";
import type { Setting } from "#studio/scenery/site.ts";
import type { City } from "#studio/scenery/stage.ts";

const FAR = 400;
const ROAD = 9;

/** Where the water lies: in front of a shore line (z), or between two banks (x). */
export type Water = { shore: number } | { banks: readonly [west: number, east: number] };
export type Place = { city: City; setting: Setting; water: Water | undefined };

/** Streets, roofs and trees of the neighbourhood, for views from the air. */
export function blockPlan(
  { min, max }: Bounds,
  { city, setting, water }: Place,
  random: Random,
): { ground: GroundShape[]; solids: Solid[] } {
  const west = min[0] - 34;
  const east = max[0] + 34;
  const south = min[2] - 40;
  const north = max[2] + 34;
  const wet = setting === "water";
  const shore = water && "shore" in water ? water.shore : wet ? south + 14 : -FAR;
  const soil = city === "Islamabad" ? "#A9AE86" : city === "Dubai" ? "#DFCFAE" : "#CFBB8F";
  const banks = water && "banks" in water ? water.banks : null;
  const dashes = Array.from({ length: 40 }, (_, index) =>
    patch(
      -FAR + index * 20,
      -FAR + index * 20 + 7,
      north + ROAD / 2 - 0.2,
      north + ROAD / 2 + 0.2,
      "#E9DFCB",
    ),
  );
  const streets = [
    patch(west - ROAD, west, shore, FAR, asphalt),
    patch(east, east + ROAD, shore, FAR, asphalt),
    patch(-FAR, FAR, north, north + ROAD, asphalt),
    ...(wet ? [] : [patch(-FAR, FAR, south - ROAD, south, asphalt)]),
    ...dashes,
  ];
  const ground = banks
    ? [
        patch(-FAR, FAR, -FAR, FAR, soil),
        patch(banks[0] - 6, banks[1] + 6, -FAR, FAR, "#CDBB93"),
        patch(banks[0], banks[1], -FAR, FAR, "#5A938E"),
      ]
    : [
        patch(-FAR, FAR, shore, FAR, soil),
        ...streets,
        patch(east + ROAD + 6, east + ROAD + 60, Math.max(shore, min[2] - 10), north - 10, lawn),
      ];
  const solids = roofs({ west, north, south }, city, setting, random).filter(
    ({ bounds }) => !banks || bounds.max[0] < banks[0] - 8 || bounds.min[0] > banks[1] + 8,
  );
  return { ground, solids };
}

type Roads = { west: number; north: number; south: number };

function roofs(
  { west, north, south }: Roads,
  city: City,
  setting: Setting,
  random: Random,
): Solid[] {
  const colors =
    city === "Lahore" || city === "Peshawar"
      ? ["#C79B73", "#D6B48C", "#BE8A66", "#E0CBA6"]
      : ["#EDE4D2", "#E0D4BB", "#D6CCB6", "#F2EBDD"];
  const wild = setting === "hills" || setting === "desert";
  const places: [number, number][] = [];
  for (let column = -2; column <= 2; column += 1) {
    for (let row = 0; row < 2; row += 1) {
      places.push([column * 34 - 12, north + ROAD + 8 + row * 34]);
      if (setting !== "water") places.push([column * 34 - 12, south - ROAD - 32 - row * 34]);
    }
  }
  for (let row = 0; row < 3; row += 1) {
    places.push([west - ROAD - 34, south + 10 + row * 36]);
    places.push([west - ROAD - 70, south + 10 + row * 36]);
  }
  return places.flatMap(([x, z]): Solid[] => {
    if (wild || random.chance(0.16)) {
      return Array.from({ length: 4 }, () =>
        plant(
          city === "Dubai" ? "palm" : "round",
          [x + random.between(0, 26), 0, z + random.between(0, 24)],
          random.between(6, 10),
          random,
        ),
      );
    }
    const height = random.between(5, city === "Dubai" ? 18 : 11);
    return [
      block([x, 0, z], [x + random.between(18, 26), height, z + random.between(16, 24)], {
        paint: matter(random.pick(colors)),
        facade: fins(5, 1.4, { kind: "shade", amount: 0.12 }, 0.1, 0.86),
      }),
      plant("shrub", [x - 3, 0, z - 3], 2, random),
    ];
  });
}
