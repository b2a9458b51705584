import { href } from "react-router";
import { roomsLanding } from "#catalog/landing-variants.ts";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { allPricingPlans } from "#catalog/pricing-plans.ts";
import { firstPosts } from "#catalog/posts/posts.ts";
import { selectedProjects } from "#catalog/projects/selected-projects.ts";
import { firstServices } from "#catalog/services/services.ts";
import { FadeHero } from "#site/sections/hero/fade-hero.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import type { PageHandle } from "#site/shell/page-handle.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { island } from "#site/boot/island.tsx";
import { toPostCard } from "#site/views/post-card.ts";
import { toProjectTile } from "#site/views/project-tile.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import * as words from "#words/landing.ts";
import type { Route } from "./+types/landing-fade.ts";
import { ServiceGrid } from "#site/sections/service/service-grid.tsx";
import { ProjectCarousel } from "#site/sections/project/project-carousel.tsx";
import { PricingSection } from "#site/sections/pricing-section.tsx";
import { LatestNews } from "#site/sections/latest-news.tsx";

const FadeHeroIsland = island("FadeHero", FadeHero);

const ProjectCarouselIsland = island("ProjectCarousel", ProjectCarousel);

export const handle: PageHandle = { header: "over-picture" };

export function loader() {
  return {
    head: pageHead({
      title: roomsLanding.title,
      description: introductions.landingRooms.description,
      trail: [{ label: roomsLanding.title, to: href("/home3") }],
    }),
    title: roomsLanding.title,
    slides: roomsLanding.slides.map(({ id, line, picture }) => ({
      id,
      line,
      picture: requirePicture(picture),
    })),
    services: firstServices(6).map(toServiceCard),
    projects: selectedProjects.carousel.map(toProjectTile),
    pricingPlansIntro: introductions.plans?.intro,
    pricingPlans: allPricingPlans(),
    posts: firstPosts(3).map(toPostCard),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function FadeLanding({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <FadeHeroIsland title={page.title} slides={page.slides} />
      {parts.services && (
        <Section
          eyebrow={words.services}
          heading={words.ourServices}
          action={<ArrowLink href={href("/service")}>{words.allServices}</ArrowLink>}
        >
          <ServiceGrid services={page.services} look="pictures" />
        </Section>
      )}
      {page.projects.length > 0 && (
        <Section
          tone="ink"
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
      {parts.pricing && (
        <PricingSection intro={page.pricingPlansIntro} pricingPlans={page.pricingPlans} />
      )}
      {parts.blog && <LatestNews posts={page.posts} tone="surface" />}
    </>
  );
}
