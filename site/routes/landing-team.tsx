import { href } from "react-router";
import { about } from "#catalog/about.ts";
import { teamLanding } from "#catalog/landing-variants.ts";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { selectedProjects } from "#catalog/projects/selected-projects.ts";
import { firstServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { TeamHero } from "#site/sections/hero/team-hero.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { island } from "#site/boot/island.tsx";
import { toMemberCard } from "#site/views/member-card.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import * as words from "#words/landing.ts";
import type { Route } from "./+types/landing-team.ts";
import { AboutSpread } from "#site/sections/about/about-spread.tsx";
import { ServiceGrid } from "#site/sections/service/service-grid.tsx";
import { ProjectCarousel } from "#site/sections/project/project-carousel.tsx";
import { TeamSection } from "#site/sections/team/team-section.tsx";

const ProjectCarouselIsland = island("ProjectCarousel", ProjectCarousel);

export const handle: PageHandle = { header: "over-picture" };

export function loader() {
  const { picture, ...texts } = teamLanding;
  return {
    head: pageHead({
      title: words.studioAndTeam,
      description: introductions.landingTeam.description,
      trail: [{ label: words.studioAndTeam, to: href("/home5") }],
    }),
    texts,
    picture: requirePicture(picture),
    about,
    aboutPictures: [requirePicture("pages/about-2"), requirePicture("pages/about")] as const,
    services: firstServices(6).map(toServiceCard),
    projects: selectedProjects.carousel.map(toProjectTile),
    teamIntro: introductions.team?.intro,
    members: allTeamMembers().map(toMemberCard),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function TeamLanding({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <TeamHero texts={page.texts} picture={page.picture} />
      <AboutSpread about={page.about} pictures={page.aboutPictures} flipped />
      {parts.services && (
        <Section
          tone="ink"
          eyebrow={words.services}
          heading={words.whatWeDo}
          action={<ArrowLink href={href("/service")}>{words.allServices}</ArrowLink>}
        >
          <ServiceGrid services={page.services} />
        </Section>
      )}
      {page.projects.length > 0 && (
        <Section
          bleed
          eyebrow={words.projects}
          heading={words.completedProjects}
          action={<ArrowLink href={href("/project")}>{words.allProjects}</ArrowLink>}
        >
          <ProjectCarouselIsland
            choice="selected"
            label={words.selectedProjects}
            projects={page.projects}
          />
        </Section>
      )}
      <TeamSection intro={page.teamIntro} members={page.members} tone="surface" />
    </>
  );
}
