import { href } from "react-router";
import { servicesBetween } from "#content/services/services.ts";
import { allTeamMembers } from "#content/team.ts";
import { ServiceGrid } from "#site/sections/service/service-grid.tsx";
import { TeamSection } from "#site/sections/team/team-section.tsx";
import { itemList } from "#site/seo/item-list.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";
import { toMemberCard } from "#site/views/member-card.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import type { Route } from "./+types/services-more.ts";

/** [2.052] */
export function loader() {
  return {
    delivery: servicesBetween(7, 10).map(toServiceCard),
    care: servicesBetween(11, 14).map(toServiceCard),
    members: allTeamMembers().map(toMemberCard),
  };
}

const trail = [
  { label: "Home", to: href("/") },
  { label: "Services", to: href("/service") },
  { label: "More Services", to: href("/service-s2") },
];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "More Services",
    description:
      "Turnkey delivery, engineering, architecture and infrastructure, and what comes before and after: management, investment, safety and care.",
    path: href("/service-s2"),
    trail,
    about: loaderData
      ? [
          itemList(
            "More services",
            [...loaderData.delivery, ...loaderData.care].map(({ id, title }) => ({
              title,
              to: href("/service-single/:id", { id }),
            })),
          ),
        ]
      : [],
  });

export default function MoreServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="More Services"
        lead="From the first survey to the thirtieth summer of a building that somebody looks after."
        trail={trail}
      />
      <Section spacing="tight" heading="Design and delivery" className="pt-0">
        <ServiceGrid services={loaderData.delivery} />
      </Section>
      <Section tone="surface" heading="Management and care">
        <ServiceGrid services={loaderData.care} look="pictures" />
      </Section>
      <TeamSection members={loaderData.members} />
    </>
  );
}
