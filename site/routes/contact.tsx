import { href } from "react-router";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { ContactForm } from "#site/features/contact-form/contact-form.tsx";
import { OfficeMap } from "#site/features/office-map/office-map.tsx";
import { ContactOffice } from "#site/sections/contact/contact-office.tsx";
import { ContactQuestion } from "#site/sections/contact/contact-question.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import type { Route } from "./+types/contact.ts";

const trail = [
  { label: "Home", to: href("/") },
  { label: "Contact", to: href("/contact") },
];

export function loader() {
  return {
    head: pageHead({
      title: "Contact",
      description:
        "Write to our office in Business Bay, Dubai, call, or visit us: address, telephones, hours and a map, and a form for every question.",
      path: href("/contact"),
      trail,
    }),
    map: requirePicture("contact/office-map"),
  };
}

export const meta = headFromLoader;

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="Contact"
        lead="Write, call or visit us. Our office in Business Bay answers questions about Dubai and Pakistan."
        trail={trail}
      />
      <ContactQuestion office={<ContactOffice />}>
        <ContactForm />
      </ContactQuestion>
      <OfficeMap drawing={loaderData.map} />
    </>
  );
}
