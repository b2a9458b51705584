import type { ReactNode } from "react";
import { useMatches } from "react-router";
import type { ProjectLink } from "#site/views/project-link.ts";
import * as words from "#words/controls.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { beginsWithPicture } from "./page-handle.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";

type SiteShellProps = {
  latestProjects: ProjectLink[];
  galleryProjects: ProjectLink[];
  /** Buttons of other features in the header: the cart, the lists of the shop. */
  headerTools?: ReactNode;
  chat?: ReactNode;
  overlays?: ReactNode;
  children: ReactNode;
};

export function SiteShell(props: SiteShellProps) {
  const overPicture = beginsWithPicture(useMatches());
  return (
    <>
      <a
        href="#content"
        data-behind-menu
        className="on-paper fixed start-3 top-3 z-50 inline-flex min-h-11 -translate-y-24 items-center bg-paper px-5 text-sm font-medium text-fg focus-visible:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <Header
        overPicture={overPicture}
        latestProjects={props.latestProjects}
        tools={props.headerTools}
      />
      <main
        id="content"
        tabIndex={-1}
        data-behind-menu
        className={
          overPicture
            ? "outline-none"
            : "pt-header outline-none lg:pt-[calc(var(--spacing-header)+2.75rem)]"
        }
      >
        {props.children}
      </main>
      <div data-behind-menu>
        <Footer galleryProjects={props.galleryProjects} />
      </div>
      {/* Hidden on phones while a field has the focus: above the on-screen keyboard they would cover it. */}
      <aside
        aria-label={words.shortcutsName}
        data-behind-menu
        className="pointer-events-none fixed end-[6px] bottom-4 z-30 flex flex-col items-end gap-3 *:pointer-events-auto max-md:in-[:root:has(main_:is(input,textarea):focus)]:invisible md:bottom-6"
      >
        <ScrollToTop />
        {props.chat}
      </aside>
      {props.overlays}
    </>
  );
}
