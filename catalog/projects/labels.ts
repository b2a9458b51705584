import type { Project } from "./schema.ts";

export function locationLabel({ location }: Pick<Project, "location">): string {
  return `${location.place}, ${location.city}, ${location.country}`;
}

/** Where a tile has little room: the city says which country it is. */
export function placeLabel({ location }: Pick<Project, "location">): string {
  return `${location.place}, ${location.city}`;
}

/** Says what the year of a project means, which depends on how far it has come. */
export function yearLabel({ status, year }: Pick<Project, "status" | "year">): string {
  switch (status) {
    case "Completed":
      return `Completed ${year}`;
    case "In Progress":
    case "Under Construction":
      return `Due ${year}`;
    case "Planning":
    case "Upcoming":
      return `Planned for ${year}`;
  }
}
