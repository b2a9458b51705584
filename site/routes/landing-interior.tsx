import { href } from "react-router";
import { about } from "#catalog/about.ts";
import { interiorLanding } from "#catalog/landing-variants.ts";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { allPricingPlans } from "#catalog/pricing-plans.ts";
import { selectedProjects } from "#catalog/projects/selected-projects.ts";
import { firstServices } from "#catalog/services/services.ts";
import { InteriorHero } from "#site/sections/hero/interior-hero.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { toProjectTile } from "#site/views/project-tile.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import * as words from "#words/landing.ts";
import type { Route } from "./+types/landing-interior.ts";
import { AboutSpread } from "#site/sections/about/about-spread.tsx";
import { ServiceGrid } from "#site/sections/service/service-grid.tsx";
import { ProjectMosaic } from "#site/sections/project/project-mosaic.tsx";
import { PricingSection } from "#site/sections/pricing-section.tsx";
import { island } from "#site/boot/island.tsx";

const InteriorHeroIsland = island("InteriorHero", InteriorHero);

export function loader() {
  return {
    head: pageHead({
      title: interiorLanding.title,
      description: introductions.landingInterior.description,
      trail: [{ label: words.interiorDesign, to: href("/home2") }],
    }),
    texts: interiorLanding,
    strip: [1, 2, 3, 4, 5, 6].map((number) => requirePicture(`landing/strip-${number}`)),
    about,
    aboutPictures: [requirePicture("pages/about"), requirePicture("pages/about-2")] as const,
    services: firstServices(6).map(toServiceCard),
    projects: selectedProjects.grid.map(toProjectTile),
    pricingPlansIntro: introductions.plans?.intro,
    pricingPlans: allPricingPlans(),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function InteriorLanding({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <InteriorHeroIsland texts={page.texts} strip={page.strip} />
      <AboutSpread about={page.about} pictures={page.aboutPictures} />
      {parts.services && (
        <Section
          tone="surface"
          eyebrow={words.services}
          heading={words.howWeWork}
          action={<ArrowLink href={href("/service")}>{words.allServices}</ArrowLink>}
        >
          <ServiceGrid services={page.services} />
        </Section>
      )}
      {page.projects.length > 0 && (
        <Section
          eyebrow={words.projects}
          heading={words.selectedProjects}
          action={<ArrowLink href={href("/project")}>{words.allProjects}</ArrowLink>}
        >
          <ProjectMosaic projects={page.projects} />
        </Section>
      )}
      {parts.pricing && (
        <PricingSection
          intro={page.pricingPlansIntro}
          pricingPlans={page.pricingPlans}
          tone="surface"
        />
      )}
    </>
  );
}
