import { type ReactNode, useId } from "react";
import { href } from "react-router";
import { company } from "#catalog/company.ts";
import { ButtonLink } from "#ui/button.tsx";
import { SearchField } from "#site/ui/search-field.tsx";
import type { BlogAside } from "#site/views/blog-aside.ts";
import * as words from "#words/blog.ts";
import { BlogRelated } from "./blog-related.tsx";
import { BlogTags } from "./blog-tags.tsx";

export function BlogSidebar({ related, tags, taggedPost }: BlogAside) {
  return (
    <aside aria-label={words.sidebarName} className="flex flex-col gap-y-12">
      <BlogSearch />
      <SidebarBlock heading={words.relatedPosts}>
        <BlogRelated posts={related} />
      </SidebarBlock>
      <SidebarBlock heading={words.tags}>
        <BlogTags tags={tags} taggedPost={taggedPost} />
      </SidebarBlock>
      <HelpBox />
    </aside>
  );
}

/** With `method="dialog"` a submit does nothing. */
function BlogSearch() {
  return (
    <search>
      <form method="dialog">
        <SearchField label={words.searchTheBlog} name="search" placeholder={words.searchTheBlog} />
      </form>
    </search>
  );
}

function SidebarBlock({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-5 border-b border-rule pb-3 text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function HelpBox() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="on-ink bg-ink p-7">
      <h2 id={headingId} className="text-xl">
        {words.help}
      </h2>
      <p className="mt-3 mb-6 text-sm text-fg-soft">{words.helpText(company.address.city)}</p>
      <ButtonLink href={href("/contact")} variant="accent" wide>
        {words.contactUs}
      </ButtonLink>
    </section>
  );
}
