import { punched } from "#studio/model/windows.ts";
import { block } from "#studio/model/shapes.ts";
import { matter, type Solid } from "#studio/model/solid.ts";
import type { Bounds } from "#studio/model/vector.ts";
import type { Hour } from "#studio/palette.ts";
import type { Random } from "#studio/random.ts";
import { lampPost, people } from "./figures.ts";
import { plant, type PlantKind } from "./plants.ts";
import type { City } from "./stage.ts";

export type Setting = "urban" | "garden" | "desert" | "water" | "hills";

const PLANTS: Record<City, readonly PlantKind[]> = {
  Dubai: ["palm", "palm", "palm", "round", "shrub"],
  Islamabad: ["round", "chinar", "cypress", "round", "shrub"],
  Lahore: ["round", "palm", "cypress", "round", "shrub"],
  Peshawar: ["cypress", "round", "chinar", "palm", "shrub"],
};

const NEIGHBOURS: Record<City, readonly string[]> = {
  Dubai: ["#E5DAC3", "#D9CBAE", "#CFC9B8", "#EDE4D2"],
  Islamabad: ["#DAD3C2", "#CFC7B2", "#C6B594", "#D9D0BD"],
  Lahore: ["#BE8A66", "#CFA27D", "#D9BE9A", "#B57A55"],
  Peshawar: ["#C79D74", "#D6B78F", "#B98A63", "#DCC6A0"],
};

type Place = { city: City; setting: Setting; bounds: Bounds; hour: Hour; random: Random };

/** What stands around a building: planting before and beside it, neighbours behind, people for scale. */
export function surroundings(place: Place): Solid[] {
  return [
    ...planting(place),
    ...neighbours(place),
    ...walkers(place),
    ...lamps(place),
    ...farBank(place),
  ];
}

/** Behind a building on the water the land goes on. */
function farBank({ setting, bounds }: Place): Solid[] {
  if (setting !== "water") return [];
  const near = bounds.max[2] + 16;
  return [
    block([-700, 0, near], [700, 1.4, near + 160], {
      paint: matter("#CDBB93"),
      top: matter("#C3B48C"),
      shadow: false,
    }),
  ];
}

function planting({ city, setting, bounds, random }: Place): Solid[] {
  const { min, max } = bounds;
  const width = max[0] - min[0];
  const kinds = PLANTS[city];
  const count = setting === "desert" ? 7 : setting === "water" ? 8 : setting === "urban" ? 12 : 20;
  const size = Math.min(1.25, Math.max(0.8, max[1] / 26));
  const beside = Array.from({ length: count }, (_, index): Solid => {
    const left = index % 2 === 0;
    const away = random.between(3, setting === "urban" ? 18 : 34);
    const x = left ? min[0] - away : max[0] + away;
    const z =
      setting === "water"
        ? max[2] + random.between(17, 40)
        : random.between(min[2] - 10, max[2] + 6);
    const kind = random.pick(kinds);
    return plant(
      kind,
      [x, setting === "water" ? 1.4 : 0, z],
      heightOf(kind, random) * size,
      random,
    );
  });
  // Trees before the ends of the building, low shrubs before its middle.
  const places = Math.max(4, Math.round(width / 9));
  const front =
    setting === "water"
      ? []
      : Array.from({ length: places }, (_, index): Solid => {
          const share = (index + 0.5) / places;
          const x = min[0] + share * width + random.between(-2, 2);
          const kind = Math.abs(share - 0.5) > 0.36 ? (kinds[0] ?? "round") : "shrub";
          const small = kind === "shrub" ? random.between(0.9, 1.5) : heightOf(kind, random) * 0.66;
          return plant(kind, [x, 0, min[2] - random.between(4, 8)], small, random);
        });
  return [...beside, ...front];
}

function heightOf(kind: PlantKind, random: Random): number {
  switch (kind) {
    case "palm":
      return random.between(8, 13);
    case "cypress":
      return random.between(9, 14);
    case "shrub":
      return random.between(1.2, 2.2);
    default:
      return random.between(7, 12);
  }
}

function neighbours({ city, setting, bounds, hour, random }: Place): Solid[] {
  if (setting === "hills" || setting === "desert") return [];
  const { min, max } = bounds;
  const span = Math.max(90, max[0] - min[0]);
  const usual = city === "Dubai" ? 34 : city === "Islamabad" ? 18 : 14;
  // A low building keeps its sky.
  const highest = Math.min(usual, Math.max(9, max[1] * 1.3));
  const colors = NEIGHBOURS[city];
  return Array.from({ length: setting === "garden" ? 7 : 14 }, (_, index): Solid => {
    const x = min[0] - span * 0.9 + (index / 13) * (span * 2.8) + random.between(-6, 6);
    const z = max[2] + random.between(26, 90);
    const width = random.between(12, 26);
    const height = random.between(7, highest) * (index % 4 === 0 ? 1.35 : 1);
    return block([x, 0, z], [x + width, height, z + 16], {
      paint: matter(random.pick(colors)),
      shadow: false,
      facade: punched({
        random,
        lamps: hour.lamps,
        bay: 3.6,
        storey: 3.6,
        width: 1.5,
        height: 1.8,
        sill: 1,
        paint: { kind: "shade", amount: 0.3 },
      }),
    });
  });
}

function walkers({ bounds, setting, random }: Place): Solid[] {
  if (setting === "water") return [];
  const { min, max } = bounds;
  return people(random.whole(4, 8), min[0] + 2, max[0] - 2, min[2] - 9, min[2] - 3, random);
}

function lamps({ bounds, setting }: Place): Solid[] {
  if (setting !== "urban") return [];
  const { min, max } = bounds;
  const count = 5;
  return Array.from({ length: count }, (_, index) =>
    lampPost([min[0] - 8 + (index / (count - 1)) * (max[0] - min[0] + 16), 0, min[2] - 11], 7),
  );
}
