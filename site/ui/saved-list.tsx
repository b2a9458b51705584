import { type ReactNode, useId } from "react";

type SavedListProps = { heading: string; empty: string; children: ReactNode };

/** The heading takes the focus when a row is removed (focus-list.ts). */
export function SavedList({ heading, empty, children }: SavedListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-10">
      <h3 id={id} tabIndex={-1} className="text-lg outline-none">
        {heading}
      </h3>
      {children || <p className="mt-2 text-sm text-fg-soft">{empty}</p>}
    </section>
  );
}
