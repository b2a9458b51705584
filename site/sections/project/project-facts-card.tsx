import { href } from "react-router";
import { company } from "#catalog/company.ts";
import { phoneLink } from "#catalog/contact-links.ts";
import { opens } from "#site/boot/use-opened-by.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { phone as phoneShape } from "#site/ui/contact-icons.ts";
import { Icon } from "#ui/icon.tsx";
import { calendar, whatsapp } from "#ui/icons.ts";
import type { ProjectDetail } from "#site/views/project-detail.ts";
import { PrintedAddress } from "#site/sections/letterhead.tsx";
import { chatLinkWith, openingAbout } from "#site/sections/sidebar/sidebar-contact-ways.tsx";
import * as headerWords from "#words/header.ts";
import * as menuWords from "#words/menu.ts";
import * as words from "#words/project-page.ts";

type ProjectFactsCardProps = { project: ProjectDetail; services: string };

export function ProjectFactsCard({ project, services }: ProjectFactsCardProps) {
  const [phone = ""] = company.phones;
  return (
    <div className="border border-rule bg-surface p-6 md:p-8 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] print:border-0 print:p-0">
      <p className="font-display text-xl max-lg:sr-only">{project.title}</p>
      <dl className="text-sm lg:mt-5">
        <Row label={words.status} value={project.status} className="max-lg:hidden" />
        <Row label={words.area} value={project.area} className="max-lg:hidden" />
        <Row label={words.year} value={project.yearLabel} className="max-lg:hidden" />
        <Row label={words.services} value={services} className="max-lg:border-t-0 max-lg:pt-0" />
      </dl>
      {project.homes && (
        <ButtonLink
          wide
          variant="accent"
          href={href("/homes/:key", { key: project.homes })}
          className="mt-4 print:hidden"
        >
          {words.chooseHome}
        </ButtonLink>
      )}
      <div className="mt-4 flex flex-col gap-3 sm:max-lg:flex-row print:hidden">
        <Button wide {...opens("MeetingPopup")} data-interest={interestIn(project)}>
          <Icon shape={calendar} size={18} />
          {headerWords.scheduleMeeting}
        </Button>
        <ButtonLink
          wide
          variant="outline"
          newTab
          href={chatLinkWith(openingAbout(`${project.title}, ${project.location.place}`))}
        >
          <Icon shape={whatsapp} size={18} />
          {menuWords.whatsApp}
        </ButtonLink>
      </div>
      <a
        href={phoneLink(phone)}
        className="mt-3 flex min-h-11 items-center justify-center gap-2.5 text-sm tabular-nums transition-colors hover:text-highlight print:hidden"
      >
        <Icon shape={phoneShape} size={18} />
        <bdi>{phone}</bdi>
      </a>
      <PrintedAddress className="text-sm" />
    </div>
  );
}

function Row({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div
      className={classes("grid grid-cols-[5.5rem_1fr] gap-4 border-t border-rule py-3", className)}
    >
      <dt className="text-fg-soft">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

/** Homes are for sale; other projects get a general enquiry. */
function interestIn({ category }: ProjectDetail) {
  const isForSale = category === "Residential" || category === "Mixed-Use";
  return isForSale ? "interestInHomes" : "otherInterest";
}
