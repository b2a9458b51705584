import { useQuery, useQueryClient } from "@tanstack/react-query";
import { mark } from "#catalog/brand/mark.ts";
import { company } from "#catalog/company.ts";
import { useDeskUrl } from "#desk/navigation/desk-url.ts";
import { Link } from "#desk/navigation/link.tsx";
import { viewUrl } from "#desk/navigation/filters.ts";
import { useMe } from "#desk/state/me.ts";
import { renewLists } from "#desk/server/new-leads.ts";
import { countsQuery } from "#desk/server/queries.ts";
import * as words from "#desk/words/en/desk.ts";
import * as values from "#desk/words/en/values.ts";
import type { View } from "#domain/desk/leads.ts";
import { isManager } from "#domain/desk/roles.ts";
import { type ReactNode, useRef } from "react";
import { Wordmark } from "#ui/brand-mark.tsx";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { info, menu } from "#ui/icons.ts";

/** The server counts no further than this. */
const MOST_COUNTED = 1000;

const views = Object.keys(values.views) as View[];

const screens: { to: string; label: string; forManagers?: boolean }[] = [
  { to: "/board", label: words.board },
  { to: "/homes", label: words.homes },
  { to: "/figures", label: words.figures, forManagers: true },
  { to: "/people", label: words.people, forManagers: true },
  { to: "/export", label: words.exportLeads, forManagers: true },
  { to: "/audit", label: words.audit, forManagers: true },
];

const LIST = "navigation-list";

export function Navigation({ onHelp }: { onHelp: () => void }) {
  const client = useQueryClient();
  const { path, query } = useDeskUrl();
  const me = useMe();
  const counts = useQuery(countsQuery).data;
  const shownView = path === "/" ? (new URLSearchParams(query).get("view") ?? "all") : null;
  const list = useRef<HTMLDivElement>(null);

  return (
    <nav
      aria-label={words.navigation}
      className="flex flex-col border-rule bg-paper-deep max-md:border-b md:min-h-0 md:overflow-y-auto md:border-e"
    >
      <div className="flex items-center px-4 max-md:h-13 md:py-4">
        <Wordmark mark={mark} name={company.name} className="me-auto text-lg" />
        <IconButton label={words.help} shape={info} onClick={onHelp} className="md:-me-2" />
        <IconButton
          label={words.menu}
          shape={menu}
          popoverTarget={LIST}
          className="-me-2 md:hidden"
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click on a link inside */}
      <div
        ref={list}
        id={LIST}
        popover="auto"
        onClick={() => list.current?.hidePopover?.()}
        className="w-full bg-paper-deep px-2 text-fg max-md:inset-x-0 max-md:top-13 max-md:bottom-auto max-md:m-0 max-md:max-h-[calc(100dvh-3.25rem)] max-md:border-b max-md:border-rule max-md:pt-2 max-md:shadow-overlay max-md:backdrop:bg-ink/40 md:static md:flex md:h-auto md:flex-1 md:flex-col md:overflow-visible"
      >
        <ul>
          {views.map((view) => (
            <Item
              key={view}
              to={viewUrl(view)}
              isCurrent={shownView === view}
              onFollow={() => renewLists(client)}
            >
              <span className="flex-1">{values.views[view]}</span>
              {counts && <Count view={view} count={counts[view]} />}
            </Item>
          ))}
        </ul>
        <ul className="mt-2 border-t border-rule pt-2 md:mt-3 md:pt-3">
          {screens
            .filter(({ forManagers }) => !forManagers || isManager(me))
            .map(({ to, label }) => (
              <Item key={to} to={to} isCurrent={path === to || path.startsWith(`${to}/`)}>
                {label}
              </Item>
            ))}
        </ul>
        <ul className="mt-2 border-t border-rule py-2 md:mt-auto md:border-0 md:py-3">
          <Item to="/account" isCurrent={path === "/account"}>
            <span className="truncate">{me.name}</span>
            <span className="sr-only">{words.yourAccount}</span>
          </Item>
        </ul>
      </div>
    </nav>
  );
}

type ItemProps = { to: string; isCurrent: boolean; onFollow?: () => void; children: ReactNode };

function Item({ to, isCurrent, onFollow, children }: ItemProps) {
  return (
    <li>
      <Link
        to={to}
        onFollow={onFollow}
        aria-current={isCurrent ? "page" : undefined}
        className={classes(
          "flex min-h-11 items-center gap-2 rounded-sm px-2.5 text-sm md:min-h-8.5",
          isCurrent ? "bg-fg/8 font-medium text-fg" : "text-fg-soft hover:text-fg",
        )}
      >
        {children}
      </Link>
    </li>
  );
}

function Count({ view, count }: { view: View; count: number }) {
  const isUrgent = count > 0 && (view === "due" || view === "waiting");
  return (
    <data
      value={count}
      className={classes("text-xs", isUrgent ? "font-medium text-warning" : "text-fg-soft")}
    >
      {count >= MOST_COUNTED ? `${MOST_COUNTED}+` : count}
    </data>
  );
}
