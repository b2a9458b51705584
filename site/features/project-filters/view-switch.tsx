import { href } from "react-router";
import { useUrlQuery } from "#site/store/url-query.ts";
import { classes } from "#ui/classes.ts";
import * as words from "#words/view-switch.ts";
import { writeFilters } from "./filter-url.ts";
import type { ProjectFilters } from "./project-filters.ts";

export type ProjectsView = "list" | "map" | "both";

export function ViewSwitch({ filters, view }: { filters: ProjectFilters; view: ProjectsView }) {
  const url = useUrlQuery();

  /** All views with a map keep its position. */
  function path(to: ProjectsView): string {
    const written = writeFilters(filters, to === "list" ? "" : url);
    if (to === "both") written.set("view", "both");
    else written.delete("view");
    const page = to === "list" ? href("/project") : href("/project/map");
    return written.size > 0 ? `${page}?${written}` : page;
  }

  const link = (to: ProjectsView, label: string) => (
    <a
      href={path(to)}
      aria-current={to === view ? "page" : undefined}
      className={classes(
        "inline-flex min-h-11 items-center px-3 text-sm",
        to === view ? "bg-fg text-ground" : "text-fg hover:bg-fg/8",
        to === "both" && "noscript:hidden",
        // A shared link may open it on a narrow screen.
        to === "both" && view !== "both" && "max-lg:hidden",
      )}
    >
      {label}
    </a>
  );
  return (
    <nav aria-label={words.viewSwitch} className="flex border border-rule">
      {link("list", words.listView)}
      {link("map", words.mapView)}
      {link("both", words.bothView)}
    </nav>
  );
}
