import { href } from "react-router";
import { about } from "#catalog/about.ts";
import { teamHome } from "#catalog/home-variants.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { projectsBetween } from "#catalog/projects/projects.ts";
import { firstServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { TeamHero } from "#site/sections/hero/team-hero.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { toMemberCard } from "#site/views/member-card.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import type { Route } from "./+types/home-team.ts";

const AboutSpread = hydrateWhenVisible(
  () => import("#site/sections/about/about-spread.tsx"),
  "AboutSpread",
);
const ServiceGrid = hydrateWhenVisible(
  () => import("#site/sections/service/service-grid.tsx"),
  "ServiceGrid",
);
const ProjectCarousel = hydrateWhenVisible(
  () => import("#site/sections/project/project-carousel.tsx"),
  "ProjectCarousel",
);
const TeamSection = hydrateWhenVisible(
  () => import("#site/sections/team/team-section.tsx"),
  "TeamSection",
);

export const handle: PageHandle = { header: "over-picture" };

export function loader() {
  return {
    head: pageHead({
      title: "Studio and team",
      description:
        "Architects, engineers and builders on one floor in Business Bay: who they are, what they do and which buildings they have handed over.",
      path: href("/home5"),
      trail: [
        { label: "Home", to: href("/") },
        { label: "Studio and team", to: href("/home5") },
      ],
    }),
    words: teamHome,
    picture: requirePicture("projects/quayside-house/hero"),
    about,
    aboutPictures: [requirePicture("pages/about-2"), requirePicture("pages/about")] as const,
    services: firstServices(6).map(toServiceCard),
    projects: projectsBetween(15, 18).map(toProjectTile),
    members: allTeamMembers().map(toMemberCard),
  };
}

export const meta = headFromLoader;

/** [2.050] */
export default function TeamHome({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <TeamHero words={page.words} picture={page.picture} />
      <AboutSpread about={page.about} pictures={page.aboutPictures} flipped />
      <Section
        tone="ink"
        eyebrow="Services"
        heading="What we do"
        action={<ArrowLink to={href("/service")}>All services</ArrowLink>}
      >
        <ServiceGrid services={page.services} />
      </Section>
      <Section
        bleed
        eyebrow="Projects"
        heading="Completed projects"
        action={<ArrowLink to={href("/project")}>All projects</ArrowLink>}
      >
        <ProjectCarousel choice="selected" label="Selected projects" projects={page.projects} />
      </Section>
      <TeamSection members={page.members} tone="surface" />
    </>
  );
}
