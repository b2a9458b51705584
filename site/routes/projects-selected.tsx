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
import type { Route } from "./+types/projects-selected.ts";

const ProjectCarousel = hydrateWhenVisible(
  () => import("#site/sections/project/project-carousel.tsx"),
  "ProjectCarousel",
);

const trail = [
  { label: "Home", to: href("/") },
  { label: "Projects", to: href("/project") },
  { label: "Selected Projects", to: href("/project-s2") },
];

/** [2.062] */
export function loader() {
  const grid = projectsBetween(10, 14).map(toProjectTile);
  const carousel = projectsBetween(15, 18).map(toProjectTile);
  return {
    head: pageHead({
      title: "Selected Projects",
      description:
        "Nine buildings chosen from our list: a school, chambers, a courtyard of homes, a cooling plant, a hospital, an arcade, a mosque court, a bridge and a park.",
      path: href("/project-s2"),
      trail,
      about: [projectList("Selected projects", [...grid, ...carousel])],
    }),
    grid,
    carousel,
  };
}

export const meta = headFromLoader;

export default function SelectedProjectsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="Selected Projects"
        lead="Nine of our projects, from homes to public buildings."
        trail={trail}
      />
      <Section spacing="tight" aria-labelledby="five-buildings" className="pt-0">
        <h2 id="five-buildings" className="sr-only">
          Five buildings
        </h2>
        <ProjectMosaic projects={loaderData.grid} />
      </Section>
      <Section
        tone="surface"
        bleed
        eyebrow="Projects"
        heading="Public buildings and places"
        action={<ArrowLink to={href("/project")}>All projects</ArrowLink>}
      >
        <ProjectCarousel
          choice="selected"
          label="More selected projects"
          projects={loaderData.carousel}
        />
      </Section>
    </>
  );
}
