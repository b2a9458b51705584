import { href } from "react-router";
import { about } from "#catalog/about.ts";
import { company } from "#catalog/company.ts";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { firstServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { allTestimonials } from "#catalog/testimonials.ts";
import { whyHere } from "#catalog/why-here.ts";
import { StoryButton } from "#site/features/film-window/story-button.tsx";
import { AboutSpread } from "#site/sections/about/about-spread.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { ourStory } from "#site/views/film.ts";
import { toMemberCard } from "#site/views/member-card.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import * as words from "#words/about.ts";
import type { Route } from "./+types/about.ts";
import { ServiceGrid } from "#site/sections/service/service-grid.tsx";
import { TeamSection } from "#site/sections/team/team-section.tsx";
import { TestimonialsSection } from "#site/sections/testimonials-section.tsx";
import { WhyHere } from "#site/sections/why-here.tsx";
import { island } from "#site/boot/island.tsx";

const StoryButtonIsland = island("StoryButton", StoryButton);

const trail = [{ label: words.title, to: href("/about") }];

export function loader() {
  return {
    head: pageHead({
      title: words.title,
      description: introductions.about.description,
      trail,
    }),
    about,
    pictures: [requirePicture("pages/about"), requirePicture("pages/about-2")] as const,
    story: ourStory(),
    philosophy: firstServices(6).map(toServiceCard),
    whyHere,
    cityPicture: requirePicture("pages/why-here"),
    teamIntro: introductions.team?.intro,
    members: allTeamMembers().map(toMemberCard),
    testimonials: allTestimonials(),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.title} lead={company.tagline} trail={trail} />
      <AboutSpread
        about={page.about}
        pictures={page.pictures}
        story={page.story && <StoryButtonIsland film={page.story} label={page.about.storyLabel} />}
      />
      {parts.services && (
        <Section
          eyebrow={words.philosophy}
          heading={words.howWeWork}
          action={<ArrowLink href={href("/service")}>{words.allServices}</ArrowLink>}
        >
          <ServiceGrid services={page.philosophy} />
        </Section>
      )}
      {parts.team && <TeamSection intro={page.teamIntro} members={page.members} tone="surface" />}
      {parts.testimonials && <TestimonialsSection testimonials={page.testimonials} />}
      {page.whyHere.reasons.length > 0 && <WhyHere {...page.whyHere} picture={page.cityPicture} />}
    </>
  );
}
