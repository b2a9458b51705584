import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { firstServices } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { ServiceGrid } from "#site/sections/service/service-grid.tsx";
import { serviceList } from "#site/seo/item-list.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { toMemberCard } from "#site/views/member-card.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import * as words from "#words/services.ts";
import type { Route } from "./+types/services.ts";
import { TeamSection } from "#site/sections/team/team-section.tsx";

const trail = [{ label: words.services, to: href("/service") }];

export function loader() {
  const services = firstServices(6).map(toServiceCard);
  return {
    head: pageHead({
      title: words.services,
      description: introductions.services.description,
      trail,
      about: [serviceList(words.services, services)],
    }),
    lead: introductions.services.lead,
    heading: introductions.services.heading,
    services,
    teamIntro: introductions.team?.intro,
    members: allTeamMembers().map(toMemberCard),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.services} lead={loaderData.lead} trail={trail} />
      <Section spacing="tight" aria-labelledby="six-services" className="pt-0">
        <h2 id="six-services" className="sr-only">
          {loaderData.heading}
        </h2>
        <ServiceGrid services={loaderData.services} look="pictures" />
        {parts.moreServices && (
          <ArrowLink href={href("/service-s2")} className="mt-10">
            {words.moreServices}
          </ArrowLink>
        )}
      </Section>
      {parts.team && (
        <TeamSection intro={loaderData.teamIntro} members={loaderData.members} tone="surface" />
      )}
    </>
  );
}
