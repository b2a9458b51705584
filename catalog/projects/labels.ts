import type { Project } from "./schema.ts";

export function locationLabel({ location }: Pick<Project, "location">): string {
  return `${location.place}, ${location.city}, ${location.country}`;
}

/** The city says which country it is, where a tile has little space. */
export function placeLabel({ location }: Pick<Project, "location">): string {
  return `${location.place}, ${location.city}`;
}
