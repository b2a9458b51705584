import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { ContactForm } from "#site/features/contact-form/contact-form.tsx";
import { OfficeMap } from "#site/features/office-map/office-map.tsx";
import { ContactOffice } from "#site/sections/contact/contact-office.tsx";
import { ContactQuestion } from "#site/sections/contact/contact-question.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { TextLink } from "#site/ui/link.tsx";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { officeMap } from "#site/views/place-map.ts";
import * as words from "#words/contact.ts";
import type { Route } from "./+types/contact.ts";
import { island } from "#site/boot/island.tsx";

const ContactFormIsland = island("ContactForm", ContactForm);
const OfficeMapIsland = island("OfficeMap", OfficeMap);

const trail = [{ label: words.title, to: href("/contact") }];

export function loader() {
  return {
    head: pageHead({
      title: words.title,
      description: introductions.contact.description,
      trail,
    }),
    lead: introductions.contact.lead,
    map: parts.map ? officeMap() : null,
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Contact({ loaderData: { lead, map } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.title} lead={lead} trail={trail} />
      <ContactQuestion
        heading={words.question}
        text={words.questionText}
        office={<ContactOffice />}
      >
        <p className="mb-8 max-w-text border-s-2 border-highlight ps-4 text-sm">
          {words.otherBefore}
          <TextLink href={href("/contact/other")}>{words.otherLink}</TextLink>
        </p>
        <ContactFormIsland />
      </ContactQuestion>
      {parts.map && map?.crop && <OfficeMapIsland map={map} />}
    </>
  );
}
