import type { Model } from "#studio/model/solid.ts";
import { type HourName, hourOf } from "#studio/palette.ts";
import type { ProjectDrawing } from "#studio/projects.ts";
import { type Random, seededRandom } from "#studio/random.ts";
import { surroundings } from "#studio/scenery/site.ts";
import type { City } from "#studio/scenery/stage.ts";
import { settingOut } from "#studio/stages/setting-out.ts";
import { atStage, type Status } from "#studio/stages/stages.ts";
import { avenue } from "./avenue.ts";

export type ProjectSubject = { key: string; city: City; status: Status; drawing: ProjectDrawing };

export const GROUND: Record<City, string> = {
  Dubai: "#D9C6A2",
  Islamabad: "#A9AE86",
  Lahore: "#C5B184",
  Peshawar: "#CDB48A",
};

type Prepared = {
  model: Model;
  bare: Model;
  random: Random;
  tall: boolean;
  wide: number;
  high: number;
};

/** The project at its stage, with what stands around it. */
export function prepare(subject: ProjectSubject, hourName: HourName, view: string): Prepared {
  const shape = seededRandom(subject.key);
  const hour = hourOf(hourName);
  const bare = atStage(subject.drawing.draw({ random: shape, hour }), subject.status, shape);
  const random = seededRandom(`${subject.key}/${view}`);
  const { city, drawing } = subject;
  const around = drawing.planted
    ? []
    : surroundings({ city, setting: drawing.setting, bounds: bare.bounds, hour, random });
  const { min, max } = bare.bounds;
  const wide = max[0] - min[0];
  return {
    bare,
    model: {
      ...bare,
      ground: [...(drawing.setting === "urban" ? avenue(bare.bounds) : []), ...bare.ground],
      solids: [...bare.solids, ...around],
    },
    random,
    wide,
    high: max[1],
    tall: max[1] > wide * 0.85,
  };
}

export function drawnLines(
  { status }: ProjectSubject,
  { bare }: Prepared,
  hour: HourName,
  unit: number,
) {
  if (status !== "Planning" && status !== "Upcoming") return {};
  const dark = hour === "dusk" || hour === "night" || hour === "sunset";
  return {
    overlay: (camera: Parameters<typeof settingOut>[1]) =>
      settingOut(bare.bounds, camera, unit, dark),
  };
}

/** Long low buildings are shown nearer than compact ones. */
export function lowShare({ wide, high }: Prepared, least: number, most: number): number {
  return Math.min(most, Math.max(least, least + (wide / high - 3) * 0.07));
}
