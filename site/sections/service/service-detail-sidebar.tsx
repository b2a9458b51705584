import { href, NavLink } from "react-router";
import { NewsletterBox } from "#site/shell/newsletter-box.tsx";
import { ProjectThumbnails } from "#site/shell/project-thumbnails.tsx";
import { SearchField } from "#site/ui/search-field.tsx";
import type { ProjectLink } from "#site/views/project-link.ts";
import { SidebarBlock } from "#site/sections/sidebar/sidebar-block.tsx";

type ServiceDetailSidebarProps = {
  categories: { id: string; title: string }[];
  strip: ProjectLink[];
};

/** [2.060] Search, the services, a newsletter sign-up and a strip of pictures. */
export function ServiceDetailSidebar({ categories, strip }: ServiceDetailSidebarProps) {
  return (
    <aside aria-label="Services" className="space-y-12">
      {/* [2.060] Searches nothing, after the browser's own check. */}
      <search>
        <form method="dialog" onSubmit={(event) => event.preventDefault()}>
          <SearchField label="Search services" name="search" placeholder="Search" required />
        </form>
      </search>
      <SidebarBlock heading="Services">
        <ul className="border-t border-rule text-sm">
          {categories.map(({ id, title }) => (
            <li key={id} className="border-b border-rule">
              <NavLink
                to={href("/service-single/:id", { id })}
                className="flex min-h-11 items-center justify-between py-2 transition-colors duration-300 ease-calm hover:text-highlight aria-[current]:font-medium aria-[current]:text-highlight"
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </SidebarBlock>
      <div className="on-ink bg-ink p-6">
        <SidebarBlock heading="Join 20,000 Subscribers">
          <p className="mb-5 text-sm text-fg-soft">
            One e-mail a month: new projects, construction starts and completions.
          </p>
          <NewsletterBox />
        </SidebarBlock>
      </div>
      <SidebarBlock heading="Photos from our sites">
        <ProjectThumbnails
          projects={strip}
          sizes="(min-width: 64rem) 10rem, 30vw"
          className="grid-cols-3 gap-2 lg:grid-cols-2"
        />
      </SidebarBlock>
    </aside>
  );
}
