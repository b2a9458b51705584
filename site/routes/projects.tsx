import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { allProjects, upcomingProjects } from "#catalog/projects/projects.ts";
import { projectList } from "#site/seo/item-list.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { toListedTile } from "#site/views/project-tile.ts";
import * as words from "#words/projects.ts";
import type { Route } from "./+types/projects.ts";
import { island } from "#site/boot/island.tsx";
import { ProjectList } from "./project-list.tsx";

const ProjectListIsland = island("ProjectList", ProjectList, { when: "start" });

const trail = [{ label: words.projects, to: href("/project") }];

export function loader() {
  const upcoming = upcomingProjects().map(toListedTile);
  const projects = allProjects().map(toListedTile);
  return {
    head: pageHead({
      title: introductions.projects.title,
      description: introductions.projects.description,
      trail,
      about: [projectList(words.projects, [...upcoming, ...projects])],
    }),
    lead: introductions.projects.lead,
    upcoming,
    projects,
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { lead, upcoming, projects } = loaderData;
  return (
    <>
      <PageBanner title={words.projects} lead={lead} trail={trail} />
      <ProjectListIsland upcoming={upcoming} projects={projects} />
    </>
  );
}
