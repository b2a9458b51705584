import type { ReactNode } from "react";
import { Breadcrumbs } from "#site/ui/breadcrumbs.tsx";
import { classes } from "#ui/classes.ts";

type Crumb = { label: string; to: string };

type PageBannerProps = {
  title: ReactNode;
  eyebrow?: string;
  lead?: ReactNode;
  /** The breadcrumbs after Home; the last entry is the page itself. */
  trail?: readonly Crumb[];
  /** A low banner, for content that needs the screen. */
  compact?: boolean;
};

/** Small enough that the content begins on the first screen. */
export function PageBanner({ title, eyebrow, lead, trail, compact }: PageBannerProps) {
  return (
    <div
      className={classes("page-width pt-1 md:pt-3 print:pb-4", compact ? "pb-4" : "pb-8 lg:pb-12")}
    >
      {trail && <Breadcrumbs trail={withoutOwnLink(trail)} />}
      <div
        className={classes(
          "grid gap-x-10 gap-y-6 pt-3 lg:grid-cols-12 lg:pt-6",
          compact
            ? "items-center"
            : "items-end border-b border-rule pb-8 lg:pb-12 print:gap-y-2 print:pb-4",
        )}
      >
        <div className="lg:col-span-7">
          {eyebrow && <p className="mb-3 eyebrow text-highlight">{eyebrow}</p>}
          <h1 className="text-4xl">{title}</h1>
        </div>
        {lead && <p className="max-w-text text-lg text-fg-soft lg:col-span-5">{lead}</p>}
      </div>
    </div>
  );
}

function withoutOwnLink(trail: readonly Crumb[]) {
  return trail.map(({ label, to }, index) =>
    index < trail.length - 1 ? { label, to } : { label },
  );
}
