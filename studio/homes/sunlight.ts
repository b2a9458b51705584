import { getPosition } from "suncalc";
import type { Development } from "#domain/homes/development.ts";
import { facing } from "#domain/homes/placement.ts";
import { findWing } from "#domain/homes/homes.ts";
import type { Face } from "#domain/homes/development.ts";
import type { Moment } from "#domain/homes/view-points.ts";

/** How the studio lights a picture: degrees clockwise from the scene's y axis and above the horizon. */
type SceneSun = { hour: "morning" | "afternoon"; azimuth: number; altitude: number };

const YEAR = 2027;

export function sceneSun(development: Development, { day, time }: Moment): SceneSun {
  const { latitude, longitude, north } = development;
  const moment = new Date(`${YEAR}-${day}T${time}:00+04:00`);
  const { azimuth, altitude } = getPosition(moment, latitude, longitude);
  return {
    hour: time < "12" ? "morning" : "afternoon",
    azimuth: round((azimuth - north + 360) % 360),
    altitude: round(altitude),
  };
}

/** When the sun lights a face well; a face to the north has sun in summer alone. */
export function elevationMoment(development: Development, [wing = "", face]: string[]): Moment {
  const direction = facing(development, findWing(development, wing), face as Face);
  if (direction <= 45 || direction > 315) return { day: "06-21", time: "17:15" };
  if (direction <= 135) return { day: "03-21", time: "09:00" };
  if (direction <= 225) return { day: "01-21", time: "10:30" };
  return { day: "03-21", time: "16:00" };
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
