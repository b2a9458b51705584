import type { ReactNode } from "react";
import { href } from "react-router";
import { mark } from "#catalog/brand/mark.ts";
import { company } from "#catalog/company.ts";
import { Wordmark } from "#ui/brand-mark.tsx";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { calendar, close, grid, menu } from "#ui/icons.ts";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import type { ProjectLink } from "#site/views/project-link.ts";
import * as words from "#words/header.ts";
import { LoginLink } from "./login-link.tsx";
import { MOBILE_MENU, SIDE_PANEL } from "./panel-names.ts";
import { usePanel } from "./use-panel.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

type HeaderProps = {
  overPicture: boolean;
  menuOpen: boolean;
  latestProjects: ProjectLink[];
  tools?: ReactNode;
  onScheduleMeeting?: () => void;
};

// Phones neither show nor load these.
const TopBar = hydrateWhenVisible(() => import("./top-bar.tsx"), "TopBar", "max-lg:hidden");
const MainMenu = hydrateWhenVisible(
  () => import("./main-menu.tsx"),
  "MainMenu",
  "@max-menu:hidden",
);

const SidePanelContent = hydrateWhenVisible(
  () => import("./side-panel-content.tsx"),
  "SidePanelContent",
);
const MobileMenuContent = hydrateWhenVisible(
  () => import("./mobile-menu-content.tsx"),
  "MobileMenuContent",
  "min-h-full",
);

const FIXED_AFTER_PX = 80; // fixed by [2.027] [4.009] [9.006]

export function Header(props: HeaderProps) {
  const { overPicture, menuOpen, latestProjects, tools, onScheduleMeeting } = props;
  const fixed = useScrolledPast(() => FIXED_AFTER_PX);
  const sideOpen = usePanel(SIDE_PANEL);
  const clear = overPicture && !fixed && !sideOpen && !menuOpen;

  return (
    <header
      data-fixed={fixed || undefined}
      className={classes(
        "site-header",
        // Without script the header does not react to scrolling, so it has its ink background from the start.
        clear
          ? "on-ink over-picture ink-on-scroll noscript:bg-ink"
          : menuOpen
            ? "on-ink bg-ink"
            : "on-paper bg-paper",
      )}
    >
      <TopBar />
      <div className="page-width flex h-header items-center gap-x-2 @max-[20rem]:[--spacing:4px] @3xl:gap-x-4">
        <a
          href={href("/")}
          className="me-auto flex min-h-11 items-center @menu:me-4 @min-[99rem]:me-auto"
        >
          <Wordmark mark={mark} name={company.name} className="header-logo" />
        </a>
        <MainMenu />
        <LoginLink className="ms-auto text-sm font-medium @max-menu:hidden" />
        <Button
          size="sm"
          onClick={onScheduleMeeting}
          className="@max-3xl:-ms-2 @max-3xl:border-transparent @max-3xl:bg-transparent @max-3xl:px-3 @max-3xl:text-fg"
        >
          <Icon shape={calendar} className="@3xl:hidden" />
          <span className="@max-3xl:sr-only">{words.scheduleMeeting}</span>
        </Button>
        <div className="-me-3 flex items-center @max-3xl:-ms-2">
          {tools}
          <IconButton
            label={words.openSidePanel}
            shape={grid}
            popoverTarget={SIDE_PANEL}
            aria-expanded={sideOpen}
            aria-controls={SIDE_PANEL}
            className="aria-expanded:bg-fg/8 @max-3xl:hidden"
          />
          <IconButton
            label={words.openMobileMenu}
            shape={menuOpen ? close : menu}
            popoverTarget={MOBILE_MENU}
            aria-expanded={menuOpen}
            aria-controls={MOBILE_MENU}
            className="@menu:hidden"
          />
        </div>
      </div>
      <section
        id={SIDE_PANEL}
        popover="auto"
        aria-label={words.openSidePanel}
        className="panel on-paper w-full bg-paper text-fg shadow-overlay sm:w-120"
      >
        <SidePanelContent projects={latestProjects} />
      </section>
      <div
        id={MOBILE_MENU}
        popover="auto"
        data-locks-page
        className="panel on-ink w-full bg-ink sm:w-104"
      >
        <MobileMenuContent />
      </div>
    </header>
  );
}
