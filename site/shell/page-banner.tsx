import type { ReactNode } from "react";
import { Breadcrumbs } from "#site/ui/breadcrumbs.tsx";

type Crumb = { label: string; to: string };

type PageBannerProps = {
  title: ReactNode;
  eyebrow?: string;
  lead?: ReactNode;
  /** The breadcrumbs after Home; the last entry is the page itself. */
  trail?: readonly Crumb[];
  /** Title and breadcrumbs in one row, and a small lead, for content that needs the screen. */
  compact?: boolean;
};

/** Small enough that the content begins on the first screen. */
export function PageBanner({ title, eyebrow, lead, trail, compact }: PageBannerProps) {
  const breadcrumbs = trail && <Breadcrumbs trail={withoutOwnLink(trail)} className="min-w-0" />;
  if (compact) {
    return (
      <div className="page-width pt-1 pb-2">
        <div className="flex flex-wrap items-center justify-between gap-x-10">
          <h1 className="text-2xl">{title}</h1>
          {breadcrumbs}
        </div>
        {lead && <p className="pb-1 text-sm text-fg-soft">{lead}</p>}
      </div>
    );
  }
  return (
    <div className="page-width pt-1 pb-8 md:pt-3 lg:pb-12 print:pb-4">
      {breadcrumbs}
      <div className="grid items-end gap-x-10 gap-y-6 border-b border-rule pt-3 pb-8 lg:grid-cols-12 lg:pt-6 lg:pb-12 print:gap-y-2 print:pb-4">
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
