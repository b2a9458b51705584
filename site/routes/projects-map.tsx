import { href } from "react-router";
import { company } from "#catalog/company.ts";
import { allProjects, projectCities, upcomingProjects } from "#catalog/projects/projects.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { toProjectMap } from "#site/views/project-map.ts";
import { toListedTile } from "#site/views/project-tile.ts";
import * as words from "#words/project-map.ts";
import * as projectWords from "#words/projects.ts";
import type { Route } from "./+types/projects-map.ts";
import { island } from "#site/boot/island.tsx";
import { ProjectsOnMap } from "./projects-on-map.tsx";

const ProjectsOnMapIsland = island("ProjectsOnMap", ProjectsOnMap, { when: "start" });

const trail = [
  { label: projectWords.projects, to: href("/project") },
  { label: words.map, to: href("/project/map") },
];

export function loader() {
  const projects = [...upcomingProjects(), ...allProjects()];
  return {
    head: pageHead({
      title: words.title,
      description: words.description(company.name, projectCities()),
      trail,
    }),
    projects: projects.map(toListedTile),
    map: toProjectMap(projects),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function ProjectsMapPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.title} trail={trail} compact />
      <ProjectsOnMapIsland projects={loaderData.projects} map={loaderData.map} />
    </>
  );
}
