import type { ReactNode } from "react";
import { href } from "react-router";
import { NavLink } from "#site/ui/nav-link.tsx";
import { NewsletterBox } from "#site/shell/newsletter-box.tsx";
import { ProjectThumbnails } from "#site/shell/project-thumbnails.tsx";
import { SearchField } from "#site/ui/search-field.tsx";
import type { ProjectLink } from "#site/views/project-link.ts";
import * as formWords from "#words/forms.ts";
import * as words from "#words/services.ts";

type ServiceDetailSidebarProps = {
  categories: { id: string; title: string }[];
  newsletterHeading: string;
  strip: ProjectLink[];
};

export function ServiceDetailSidebar({
  categories,
  newsletterHeading,
  strip,
}: ServiceDetailSidebarProps) {
  return (
    <aside aria-label={words.services} className="space-y-12">
      {/* [2.060] The search does nothing after the browser's own validation. */}
      <search>
        <form method="dialog">
          <SearchField
            label={words.searchServices}
            name="search"
            placeholder={formWords.search}
            required
          />
        </form>
      </search>
      <SidebarBlock heading={words.services}>
        <ul className="service-links border-t border-rule text-sm">
          {categories.map(({ id, title }) => (
            <li key={id} className="border-b border-rule">
              <NavLink href={href("/service-single/:id", { id })}>{title}</NavLink>
            </li>
          ))}
        </ul>
      </SidebarBlock>
      <div className="on-ink bg-ink p-6">
        <SidebarBlock heading={newsletterHeading}>
          <p className="mb-5 text-sm text-fg-soft">{words.newsletterPromise}</p>
          <NewsletterBox />
        </SidebarBlock>
      </div>
      <SidebarBlock heading={words.photos}>
        <ProjectThumbnails
          projects={strip}
          sizes="(min-width: 64rem) 10rem, 30vw"
          className="grid-cols-3 gap-2 lg:grid-cols-2"
        />
      </SidebarBlock>
    </aside>
  );
}

function SidebarBlock({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{heading}</h2>
      {children}
    </section>
  );
}
