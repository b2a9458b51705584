import { href } from "react-router";
import { firstServices } from "#content/services/services.ts";
import { allTeamMembers } from "#content/team.ts";
import { ServiceGrid } from "#site/sections/service/service-grid.tsx";
import { TeamSection } from "#site/sections/team/team-section.tsx";
import { itemList } from "#site/seo/item-list.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { toMemberCard } from "#site/views/member-card.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import type { Route } from "./+types/services.ts";

/** [2.052] */
export function loader() {
  return {
    services: firstServices(6).map(toServiceCard),
    members: allTeamMembers().map(toMemberCard),
  };
}

const trail = [
  { label: "Home", to: href("/") },
  { label: "Services", to: href("/service") },
];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Services",
    description:
      "How Indus Gulf designs and builds: function first, ready for technology, for the community, in context, few and good, and made to last.",
    path: href("/service"),
    trail,
    about: loaderData
      ? [
          itemList(
            "Services",
            loaderData.services.map(({ id, title }) => ({
              title,
              to: href("/service-single/:id", { id }),
            })),
          ),
        ]
      : [],
  });

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="Services"
        lead="Six convictions about building, each of which you can order, inspect and hold us to."
        trail={trail}
      />
      <Section spacing="tight" aria-labelledby="six-services" className="pt-0">
        <h2 id="six-services" className="sr-only">
          Six services
        </h2>
        <ServiceGrid services={loaderData.services} look="pictures" />
        <ArrowLink to={href("/service-s2")} className="mt-10">
          More services
        </ArrowLink>
      </Section>
      <TeamSection members={loaderData.members} tone="surface" />
    </>
  );
}
