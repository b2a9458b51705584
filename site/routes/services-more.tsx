import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { servicesBetween } from "#catalog/services/services.ts";
import { allTeamMembers } from "#catalog/team.ts";
import { ServiceGrid } from "#site/sections/service/service-grid.tsx";
import { serviceList } from "#site/seo/item-list.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";
import { toMemberCard } from "#site/views/member-card.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import * as words from "#words/services.ts";
import type { Route } from "./+types/services-more.ts";
import { TeamSection } from "#site/sections/team/team-section.tsx";

const trail = [
  { label: words.services, to: href("/service") },
  { label: words.moreTitle, to: href("/service-s2") },
];

export function loader() {
  const delivery = servicesBetween(7, 10).map(toServiceCard);
  const care = servicesBetween(11, 14).map(toServiceCard);
  return {
    head: pageHead({
      title: words.moreTitle,
      description: introductions.moreServices.description,
      trail,
      about: [serviceList(words.moreServices, [...delivery, ...care])],
    }),
    lead: introductions.moreServices.lead,
    headings: introductions.moreServices.headings,
    delivery,
    care,
    teamIntro: introductions.team?.intro,
    members: allTeamMembers().map(toMemberCard),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function MoreServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.moreTitle} lead={loaderData.lead} trail={trail} />
      <Section spacing="tight" heading={loaderData.headings[0]} className="pt-0">
        <ServiceGrid services={loaderData.delivery} />
      </Section>
      {loaderData.care.length > 0 && (
        <Section tone="surface" heading={loaderData.headings[1]}>
          <ServiceGrid services={loaderData.care} look="pictures" />
        </Section>
      )}
      {parts.team && <TeamSection intro={loaderData.teamIntro} members={loaderData.members} />}
    </>
  );
}
