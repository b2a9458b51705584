import type { ReactNode } from "react";

export function SidebarBlock({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{heading}</h2>
      {children}
    </section>
  );
}
