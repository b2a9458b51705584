import { href } from "react-router";
import { selectedProjects, selectedProjectsTexts } from "#catalog/projects/selected-projects.ts";
import { ProjectMosaic } from "#site/sections/project/project-mosaic.tsx";
import { projectList } from "#site/seo/item-list.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { island } from "#site/boot/island.tsx";
import { toProjectTile } from "#site/views/project-tile.ts";
import * as words from "#words/projects.ts";
import type { Route } from "./+types/projects-selected.ts";
import { ProjectCarousel } from "#site/sections/project/project-carousel.tsx";

const ProjectCarouselIsland = island("ProjectCarousel", ProjectCarousel);

const trail = [
  { label: words.projects, to: href("/project") },
  { label: words.selectedTitle, to: href("/project-s2") },
];

export function loader() {
  const { description, ...texts } = selectedProjectsTexts;
  const grid = selectedProjects.grid.map(toProjectTile);
  const carousel = selectedProjects.carousel.map(toProjectTile);
  return {
    head: pageHead({
      title: words.selectedTitle,
      description,
      trail,
      about: [projectList(words.selectedProjects, [...grid, ...carousel])],
    }),
    texts,
    grid,
    carousel,
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function SelectedProjectsPage({ loaderData }: Route.ComponentProps) {
  const { texts, grid, carousel } = loaderData;
  return (
    <>
      <PageBanner title={words.selectedTitle} lead={texts.lead} trail={trail} />
      {grid.length > 0 && (
        <Section spacing="tight" aria-labelledby="five-buildings" className="pt-0">
          <h2 id="five-buildings" className="sr-only">
            {texts.gridHeading}
          </h2>
          <ProjectMosaic projects={grid} />
        </Section>
      )}
      {carousel.length > 0 && (
        <Section
          tone="surface"
          bleed
          eyebrow={words.projects}
          heading={texts.carouselHeading}
          action={<ArrowLink href={href("/project")}>{words.allProjects}</ArrowLink>}
        >
          <ProjectCarouselIsland
            choice="selected"
            label={words.moreSelectedProjects}
            projects={carousel}
          />
        </Section>
      )}
    </>
  );
}
