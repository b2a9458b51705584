import { ContentError, type Problem } from "#catalog/loader/content-error.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import { readAvailability } from "./availability.ts";
import { projectTextProblems } from "./checks/project-texts.ts";
import { developmentProblems } from "./development-problems.ts";
import { readModels } from "./read-models.ts";

export function readDevelopments() {
  const projects = new Map(
    [...upcomingProjects(), ...allProjects()].map((project) => [project.key, project]),
  );
  const problems: Problem[] = [];
  const developments = readModels().flatMap((model) => {
    const availability = readAvailability(model.key);
    const found = developmentProblems(model, availability, [...projects.keys()]);
    const project = projects.get(model.project);
    if (project && found.length === 0) {
      const { handover } = model.construction;
      found.push(...projectTextProblems(project, deriveHomes(model), handover));
    }
    problems.push(...found);
    if (!project) return [];
    const { id, key, title, location, coordinates } = project;
    return [
      {
        ...model,
        ...coordinates,
        project: { id, key, title, location },
        availability,
      },
    ];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return developments;
}
