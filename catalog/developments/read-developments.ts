import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import type { HomeType } from "#domain/homes/development.ts";
import { developmentKeys, readAvailability } from "./availability.ts";
import { developmentFacts, homeTypeFields } from "./schema.ts";

const FOLDER = "developments";

/** Every development with its plans and the project it belongs to, in order. */
export function readDevelopments() {
  return developmentKeys()
    .map(readDevelopment)
    .toSorted((one, other) => one.order - other.order);
}

function readDevelopment(key: string) {
  const { project: projectKey, ...facts } = readYaml(
    `${FOLDER}/${key}/facts.yaml`,
    developmentFacts,
  );
  const project = [...upcomingProjects(), ...allProjects()].find(
    (candidate) => candidate.key === projectKey,
  );
  if (!project) throw new Error(`content/${FOLDER}/${key}: there is no project "${projectKey}"`);
  return {
    key,
    ...facts,
    ...project.coordinates,
    project: {
      id: project.id,
      key: project.key,
      title: project.title,
      place: project.location.place,
    },
    types: readTypes(key),
    availability: readAvailability(key),
  };
}

function readTypes(key: string): HomeType[] {
  const folder = `${FOLDER}/${key}/types`;
  return readdirSync(join(CONTENT_FOLDER, folder))
    .toSorted()
    .map((file) => ({
      key: file.replace(/\.yaml$/, ""),
      ...readYaml(`${folder}/${file}`, homeTypeFields),
    }));
}
