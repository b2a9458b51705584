import type { Project } from "./schema.ts";

export function locationLabel({ location }: Pick<Project, "location">): string {
  return `${location.place}, ${location.city}, ${location.country}`;
}

/** Where a tile has little room: the city says which country it is. */
export function placeLabel({ location }: Pick<Project, "location">): string {
  return `${location.place}, ${location.city}`;
}
