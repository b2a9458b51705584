import { href } from "react-router";
import { projectsBetween } from "#catalog/projects/projects.ts";
import { ProjectMosaic } from "#site/sections/project/project-mosaic.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { projectList } from "#site/seo/item-list.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { toProjectTile } from "#site/views/project-tile.ts";
import * as breadcrumbWords from "#words/breadcrumbs.ts";
import * as words from "#words/projects.ts";
import type { Route } from "./+types/projects-selected.ts";

const ProjectCarousel = hydrateWhenVisible(
  () => import("#site/sections/project/project-carousel.tsx"),
  "ProjectCarousel",
);

const trail = [
  { label: breadcrumbWords.home, to: href("/") },
  { label: words.projects, to: href("/project") },
  { label: words.selectedTitle, to: href("/project-s2") },
];

/** [2.062] */
export function loader() {
  const grid = projectsBetween(10, 14).map(toProjectTile);
  const carousel = projectsBetween(15, 18).map(toProjectTile);
  return {
    head: pageHead({
      title: words.selectedTitle,
      description: words.selectedDescription,
      path: href("/project-s2"),
      trail,
      about: [projectList(words.selectedProjects, [...grid, ...carousel])],
    }),
    grid,
    carousel,
  };
}

export const meta = headFromLoader;

export default function SelectedProjectsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.selectedTitle} lead={words.selectedLead} trail={trail} />
      <Section spacing="tight" aria-labelledby="five-buildings" className="pt-0">
        <h2 id="five-buildings" className="sr-only">
          {words.fiveBuildings}
        </h2>
        <ProjectMosaic projects={loaderData.grid} />
      </Section>
      <Section
        tone="surface"
        bleed
        eyebrow={words.projects}
        heading={words.publicBuildings}
        action={<ArrowLink to={href("/project")}>{words.allProjects}</ArrowLink>}
      >
        <ProjectCarousel
          choice="selected"
          label={words.moreSelectedProjects}
          projects={loaderData.carousel}
        />
      </Section>
    </>
  );
}
