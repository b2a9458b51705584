import { type ReactNode, useDeferredValue } from "react";
import { useMatches } from "react-router";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import type { ProjectLink } from "#site/views/project-link.ts";
import * as words from "#words/controls.ts";
import { Header } from "./header.tsx";
import { beginsWithPicture } from "./page-handle.ts";
import { MOBILE_MENU } from "./panel-names.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { usePanel } from "./use-panel.ts";

const Footer = hydrateWhenVisible(() => import("./footer.tsx"), "Footer");

type SiteShellProps = {
  latestProjects: ProjectLink[];
  galleryProjects: ProjectLink[];
  onScheduleMeeting?: () => void;
  /** Buttons of other features in the header: the cart, the lists of the shop. */
  headerTools?: ReactNode;
  chat?: ReactNode;
  overlays?: ReactNode;
  children: ReactNode;
};

/** While the mobile menu is open, everything but the header is inert. */
export function SiteShell(props: SiteShellProps) {
  const overPicture = beginsWithPicture(useMatches());
  const menuOpen = usePanel(MOBILE_MENU);
  // Deferred: restyling the whole page must not delay the menu.
  const isInert = useDeferredValue(menuOpen);
  return (
    <>
      <a
        href="#content"
        inert={isInert}
        className="on-paper fixed start-3 top-3 z-50 inline-flex min-h-11 -translate-y-24 items-center bg-paper px-5 text-sm font-medium text-fg focus-visible:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <Header
        overPicture={overPicture}
        menuOpen={menuOpen}
        latestProjects={props.latestProjects}
        tools={props.headerTools}
        onScheduleMeeting={props.onScheduleMeeting}
      />
      <main
        id="content"
        tabIndex={-1}
        inert={isInert}
        className={
          overPicture
            ? "outline-none"
            : "pt-header outline-none lg:pt-[calc(var(--spacing-header)+2.75rem)]"
        }
      >
        {props.children}
      </main>
      <div inert={isInert}>
        <Footer galleryProjects={props.galleryProjects} />
      </div>
      {/* Hidden on phones while a field has the focus: above the on-screen keyboard they would cover it. */}
      <aside
        aria-label={words.shortcutsName}
        inert={isInert}
        className="pointer-events-none fixed end-4 bottom-4 z-30 flex flex-col items-end gap-3 *:pointer-events-auto max-md:in-[:root:has(main_:is(input,textarea):focus)]:invisible md:end-6 md:bottom-6"
      >
        <ScrollToTop />
        {props.chat}
      </aside>
      {props.overlays}
    </>
  );
}
