import type { Hour } from "#studio/palette.ts";
import type { Random } from "#studio/random.ts";

export const cities = ["Dubai", "Islamabad", "Lahore", "Peshawar"] as const;
export type City = (typeof cities)[number];

/** The empty picture that scenery is drawn on. */
export type Stage = {
  width: number;
  height: number;
  horizon: number;
  hour: Hour;
  random: Random;
  city: City;
};
