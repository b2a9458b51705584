import { z } from "zod";
import { key, line } from "#catalog/fields.ts";
import { readPage } from "#catalog/loader/read-page.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { requireProjects } from "./known-projects.ts";

const FILE = "pages/selected-projects/facts.yaml";

const selected = readYaml(FILE, z.strictObject({ grid: z.array(key), carousel: z.array(key) }));

const named = (["grid", "carousel"] as const).flatMap((list) =>
  selected[list].map((key, index) => ({ key, file: FILE, path: [list, index] })),
);

const projects = requireProjects(named);

export const selectedProjects = {
  grid: projects.slice(0, selected.grid.length),
  carousel: projects.slice(selected.grid.length),
};

/** The texts describe the selected projects, and change with them. */
export const selectedProjectsTexts = readPage(
  "selected-projects",
  z.strictObject({ description: line, lead: line, gridHeading: line, carouselHeading: line }),
);
