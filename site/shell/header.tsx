import type { ReactNode } from "react";
import { href } from "react-router";
import { mark } from "#catalog/brand/mark.ts";
import { company } from "#catalog/company.ts";
import { Wordmark } from "#ui/brand-mark.tsx";
import { Button } from "#ui/button.tsx";
import { opens } from "#site/boot/use-opened-by.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { calendar, close, grid, menu } from "#ui/icons.ts";
import type { ProjectLink } from "#site/views/project-link.ts";
import { Parked } from "#site/ui/parked.tsx";
import * as words from "#words/header.ts";
import { headerLook } from "./header-look.ts";
import { LoginLink } from "./login-link.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MobileMenuContent } from "./mobile-menu-content.tsx";
import { MOBILE_MENU, SIDE_PANEL } from "./panel-names.ts";
import { SidePanelContent } from "./side-panel-content.tsx";
import { TopBar } from "./top-bar.tsx";

type HeaderProps = {
  overPicture: boolean;
  latestProjects: ProjectLink[];
  tools?: ReactNode;
};

export function Header({ overPicture, latestProjects, tools }: HeaderProps) {
  return (
    <header data-header={overPicture ? "over-picture" : ""} className={headerLook({ overPicture })}>
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
          {...opens("MeetingPopup")}
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
            aria-expanded={false}
            aria-controls={SIDE_PANEL}
            className="aria-expanded:bg-fg/8 @max-3xl:hidden"
          />
          <IconButton
            label={words.openMobileMenu}
            shape={menu}
            shapeWhenExpanded={close}
            popoverTarget={MOBILE_MENU}
            aria-expanded={false}
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
        <Parked>
          <SidePanelContent projects={latestProjects} />
        </Parked>
      </section>
      <div
        id={MOBILE_MENU}
        popover="auto"
        data-locks-page
        className="panel on-ink w-full bg-ink sm:w-104"
      >
        <Parked>
          <MobileMenuContent />
        </Parked>
      </div>
    </header>
  );
}
