import { useQuery, useQueryClient } from "@tanstack/react-query";
import { company } from "#catalog/company.ts";
import { useAddress } from "#desk/address/address.ts";
import { Link } from "#desk/address/link.tsx";
import { viewAddress } from "#desk/inbox/filters.ts";
import { useMe } from "#desk/server/me.ts";
import { forgetNewLeads } from "#desk/server/live.ts";
import { countsQuery, renewLists } from "#desk/server/queries.ts";
import * as words from "#desk/words/en/desk.ts";
import * as values from "#desk/words/en/values.ts";
import type { View } from "#domain/desk/leads.ts";
import type { ReactNode } from "react";
import { Wordmark } from "#site/ui/brand-mark.tsx";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { info } from "#ui/icons.ts";

/** Counts stop here: the server counts no further. */
const MOST_COUNTED = 1000;

const views = Object.keys(values.views) as View[];

type NavigationProps = { onHelp: () => void };

/** A column at the side; on a phone two rows at the top that scroll sideways. */
export function Navigation({ onHelp }: NavigationProps) {
  const client = useQueryClient();
  const { path, query } = useAddress();
  const { role, name } = useMe();
  const counts = useQuery(countsQuery).data;
  const shownView = path === "/" ? (new URLSearchParams(query).get("view") ?? "all") : null;

  /** A view that is chosen on purpose shows what is new. */
  function openAfresh() {
    forgetNewLeads();
    renewLists(client);
  }

  return (
    <nav
      aria-label={words.navigation}
      className="flex flex-col border-rule bg-paper-deep max-md:border-b md:min-h-0 md:overflow-y-auto md:border-e"
    >
      <div className="flex items-center justify-between px-4 py-2 md:py-4">
        <Wordmark name={company.name} className="text-lg" />
        <IconButton label={words.help} shape={info} onClick={onHelp} className="-me-2" />
      </div>
      <div className="relative flex max-md:overflow-x-auto max-md:px-2 md:flex-1 md:flex-col md:px-2">
        <ul className="flex md:flex-col">
          {views.map((view) => (
            <Item
              key={view}
              to={viewAddress(view)}
              isCurrent={shownView === view}
              onClick={openAfresh}
            >
              <span className="md:flex-1">{values.views[view]}</span>
              {counts && <Count view={view} count={counts[view]} />}
            </Item>
          ))}
        </ul>
        <ul className="flex border-rule max-md:ms-2 max-md:border-s max-md:ps-2 md:mt-3 md:flex-col md:border-t md:pt-3">
          <Item to="/board" isCurrent={path === "/board"}>
            {words.board}
          </Item>
          {role === "manager" && (
            <Item to="/people" isCurrent={path === "/people"}>
              {words.people}
            </Item>
          )}
        </ul>
        <ul className="flex md:mt-auto md:py-3">
          <Item to="/account" isCurrent={path === "/account"}>
            <span className="truncate">{name}</span>
            <span className="sr-only">{words.yourAccount}</span>
          </Item>
        </ul>
      </div>
    </nav>
  );
}

type ItemProps = { to: string; isCurrent: boolean; onClick?: () => void; children: ReactNode };

function Item({ to, isCurrent, onClick, children }: ItemProps) {
  return (
    <li className="min-w-0 shrink-0 md:w-full">
      <Link
        to={to}
        onClick={onClick}
        aria-current={isCurrent ? "page" : undefined}
        className={classes(
          "flex min-h-11 items-center gap-2 border-highlight px-2.5 text-sm whitespace-nowrap md:min-h-8.5",
          isCurrent
            ? "font-medium text-fg max-md:border-b-2 md:rounded-sm md:bg-fg/8"
            : "text-fg-soft hover:text-fg",
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
