import { href } from "react-router";
import * as words from "#words/breadcrumbs.ts";
import { classes } from "#ui/classes.ts";

export type Crumb = { label: string; /** From `href()`; the page itself has none. */ to?: string };

/** Home comes before the trail. */
type BreadcrumbsProps = { trail: readonly Crumb[]; className?: string };

export function Breadcrumbs({ trail, className }: BreadcrumbsProps) {
  const crumbs: Crumb[] = [{ label: words.home, to: href("/") }, ...trail];
  return (
    <nav aria-label={words.breadcrumbName} className={classes("max-w-full", className)}>
      <ol className="flex items-center gap-x-2.5 text-sm text-fg-soft">
        {crumbs.map(({ label, to }, index) => (
          // On a phone the page's own name is shortened; the links stay whole.
          <li
            key={label}
            className={classes("flex items-center gap-x-2.5", to ? "shrink-0" : "min-w-0")}
          >
            {index > 0 && (
              <span aria-hidden="true" className="text-rule-strong">
                /
              </span>
            )}
            {to ? (
              <a
                href={to}
                className="inline-flex min-h-11 items-center transition-colors duration-300 ease-calm hover:text-highlight"
              >
                {label}
              </a>
            ) : (
              <span aria-current="page" className="truncate text-fg">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
