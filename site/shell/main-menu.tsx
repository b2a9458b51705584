import { useLocation } from "react-router";
import { NavLink } from "#site/ui/nav-link.tsx";
import type { MenuEntry } from "#site/existing-links.ts";
import { mainMenu } from "#site/menus.ts";
import * as words from "#words/menu.ts";
import { leadsTo } from "./leads-to.ts";
import { Submenu } from "./submenu.tsx";

export function MainMenu() {
  return (
    <nav aria-label={words.mainMenuName} className="@max-menu:hidden">
      <ul data-main-menu className="flex gap-x-1 @min-[84rem]:gap-x-4 @min-[99rem]:gap-x-6">
        {mainMenu.map((entry) =>
          entry.groups ? (
            <Submenu key={entry.to} groups={entry.groups} label={entry.label}>
              <TopLink entry={entry} />
            </Submenu>
          ) : (
            <li key={entry.to} className="flex h-header items-center">
              <TopLink entry={entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function TopLink({ entry }: { entry: MenuEntry }) {
  const { pathname } = useLocation();
  return (
    <NavLink
      href={entry.to}
      data-menu="top"
      data-here={leadsTo(entry, pathname) || undefined}
      className="menu-link flex min-h-11 items-center px-1 text-sm font-medium whitespace-nowrap"
    >
      {entry.label}
    </NavLink>
  );
}
