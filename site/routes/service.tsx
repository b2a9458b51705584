import { data, href } from "react-router";
import { firstProjects } from "#catalog/projects/projects.ts";
import {
  capabilities,
  newsletterHeading,
  serviceApproach,
  workProcess,
} from "#catalog/services/fixed-sections.ts";
import { allServices, findService, firstServices } from "#catalog/services/services.ts";
import { ServiceDetailArticle } from "#site/sections/service/service-detail-article.tsx";
import { openingAbout } from "#site/sections/sidebar/sidebar-contact-ways.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { pictureFile } from "#site/seo/picture-file.ts";
import { serviceOffer } from "#site/seo/service-offer.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";
import { toProjectLink } from "#site/views/project-link.ts";
import { toServiceCard } from "#site/views/service-card.ts";
import { toServiceDetail } from "#site/views/service-detail.ts";
import * as words from "#words/services.ts";
import type { Route } from "./+types/service.ts";
import { ServiceDetailSidebar } from "#site/sections/service/service-detail-sidebar.tsx";
import { ServiceDetailRelated } from "#site/sections/service/service-detail-related.tsx";
import { FormSection } from "#site/sections/sidebar/sidebar-form-section.tsx";
import { island } from "#site/boot/island.tsx";
import { LivePageForm } from "#site/features/page-form/live-page-form.tsx";
import { PageForm } from "#site/features/page-form/page-form.tsx";

const PageFormIsland =
  process.env.LIVE_FORMS === "on"
    ? island("LivePageForm", LivePageForm)
    : island("PageForm", PageForm);

const trail = [{ label: words.services, to: href("/service") }];

function trailTo({ id, title }: { id: string; title: string }) {
  return [...trail, { label: title, to: href("/service-single/:id", { id }) }];
}

export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.id);
  if (!service) throw data(null, { status: 404 });
  const detail = toServiceDetail(service);
  return {
    head: pageHead({
      title: service.title,
      description: service.summary,
      trail: trailTo(service),
      about: [serviceOffer(service, pictureFile(detail.picture))],
    }),
    service: detail,
    fixed: { capabilities, approach: serviceApproach, process: workProcess },
    newsletterHeading,
    categories: allServices().map(({ id, title }) => ({ id, title })),
    strip: firstProjects(6).map(toProjectLink),
    // [2.058] [9.013] Three related services are shown.
    related: firstServices(3).map(toServiceCard),
    chat: openingAbout(service.title),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, fixed, newsletterHeading, categories, strip, related, chat } = loaderData;
  return (
    <>
      <PageBanner title={service.title} lead={service.summary} trail={trailTo(service)} />
      <Section spacing="none" aria-label={words.aboutService} className="pb-section">
        <div className="grid gap-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16 xl:gap-24">
          <ServiceDetailArticle service={service} {...fixed} />
          <ServiceDetailSidebar
            categories={categories}
            newsletterHeading={newsletterHeading}
            strip={strip}
          />
        </div>
      </Section>
      {related.some(({ id }) => id !== service.id) && <ServiceDetailRelated services={related} />}
      <FormSection eyebrow={words.contact} heading={chat.label} chat={chat}>
        <PageFormIsland />
      </FormSection>
    </>
  );
}
