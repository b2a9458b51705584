import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { island } from "#site/boot/island.tsx";
import { OtherForm } from "#site/features/short-forms/other-form.tsx";
import { ContactOffice } from "#site/sections/contact/contact-office.tsx";
import { ContactQuestion } from "#site/sections/contact/contact-question.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import * as contactWords from "#words/contact.ts";
import * as words from "#words/short-forms.ts";
import type { Route } from "./+types/contact-other.ts";

const OtherFormIsland = island("OtherForm", OtherForm);

const trail = [
  { label: contactWords.title, to: href("/contact") },
  { label: words.otherTitle, to: href("/contact/other") },
];

export function loader() {
  const { description, lead } = introductions.contactOther;
  return { head: pageHead({ title: words.otherTitle, description, trail }), lead };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function ContactOther({ loaderData: { lead } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.otherTitle} lead={lead} trail={trail} />
      <ContactQuestion
        heading={words.otherHeading}
        text={words.otherText}
        office={<ContactOffice />}
      >
        <OtherFormIsland />
      </ContactQuestion>
    </>
  );
}
