import { type ReactNode, useId } from "react";

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      tabIndex={-1}
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-3 border-t border-fg pt-3"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
