import { z } from "zod";
import { line } from "#catalog/fields.ts";
import { readPage } from "#catalog/loader/read-page.ts";
import { projectsBetween } from "./projects.ts";

/** [2.062] */
export const selectedProjects = {
  grid: projectsBetween(10, 14),
  carousel: projectsBetween(15, 18),
};

/** They describe the selected projects, and change with them. */
export const selectedProjectsTexts = readPage(
  "selected-projects",
  z.strictObject({ description: line, lead: line, gridHeading: line, carouselHeading: line }),
);
