import type { Project } from "#catalog/projects/schema.ts";
import * as words from "#words/project-year.ts";

/** The meaning of the year depends on how far the project has come. */
export function yearLabel({ status, year }: Pick<Project, "status" | "year">): string {
  switch (status) {
    case "Completed":
      return words.completed(year);
    case "In Progress":
    case "Under Construction":
      return words.due(year);
    case "Planning":
    case "Upcoming":
      return words.planned(year);
  }
}
