import { href } from "react-router";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import type { ServiceCard } from "#site/views/service-card.ts";
import * as words from "#words/services.ts";
import { ServiceGrid } from "./service-grid.tsx";

export function ServiceDetailRelated({ services }: { services: ServiceCard[] }) {
  return (
    <Section
      heading={words.relatedService}
      action={<ArrowLink href={href("/service")}>{words.allServices}</ArrowLink>}
      className="border-t border-rule"
    >
      <ServiceGrid services={services} />
    </Section>
  );
}
