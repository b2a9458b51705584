import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { readAvailability } from "./availability.ts";
import { readModels } from "./read-models.ts";

/** Every development with its plans, the project it belongs to and what is sold of it, in order. */
export function readDevelopments() {
  const projects = [...upcomingProjects(), ...allProjects()];
  return readModels().map(({ project: projectKey, ...model }) => {
    const project = projects.find(({ key }) => key === projectKey);
    if (!project) {
      throw new Error(`content/developments/${model.key}: there is no project "${projectKey}"`);
    }
    return {
      ...model,
      ...project.coordinates,
      project: {
        id: project.id,
        key: project.key,
        title: project.title,
        place: project.location.place,
      },
      availability: readAvailability(model.key),
    };
  });
}
