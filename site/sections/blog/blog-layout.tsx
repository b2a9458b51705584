import type { ReactNode } from "react";

/** [2.069] [2.074] The blog and each of its posts exist in three layouts. */
export type BlogLayoutName = "right-sidebar" | "left-sidebar" | "full-width";

export function blogLayoutAt(path: string): BlogLayoutName {
  if (path.includes("left-sidebar")) return "left-sidebar";
  return path.includes("fullwidth") ? "full-width" : "right-sidebar";
}

type BlogLayoutProps = { layout: BlogLayoutName; sidebar: ReactNode; children: ReactNode };

/** The posts come first in the document, on whichever side the sidebar is shown. */
export function BlogLayout({ layout, sidebar, children }: BlogLayoutProps) {
  if (layout === "full-width")
    return <div className="page-width pb-section print:pb-0">{children}</div>;
  return (
    <div
      data-layout={layout}
      className="group/layout page-width grid gap-x-12 gap-y-16 pb-section lg:grid-cols-[minmax(0,1fr)_19rem] lg:data-[layout=left-sidebar]:grid-cols-[19rem_minmax(0,1fr)] xl:gap-x-24 print:pb-0"
    >
      <div className="min-w-0 lg:row-start-1 lg:group-data-[layout=left-sidebar]/layout:col-start-2">
        {children}
      </div>
      {/* The sidebar scrolls until its end is visible above the corner buttons, and stays there. */}
      <div className="min-w-0 lg:sticky lg:bottom-36 lg:row-start-1 lg:self-end lg:group-data-[layout=left-sidebar]/layout:col-start-1 print:hidden">
        {sidebar}
      </div>
    </div>
  );
}
