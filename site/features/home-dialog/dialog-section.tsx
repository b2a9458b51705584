import { type ReactNode, useId } from "react";
import { classes } from "#ui/classes.ts";

type DialogSectionProps = {
  /** The links at the head of the dialog find the section by this name. */
  part: string;
  heading: string;
  children: ReactNode;
  className?: string;
};

export function DialogSection({ part, heading, children, className }: DialogSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      className={classes(
        "scroll-mt-4 border-t border-rule pt-6 pb-10 print:break-inside-avoid print:pt-3 print:pb-4",
        className,
      )}
    >
      <h3 id={id} tabIndex={-1} className="mb-5 text-2xl outline-none print:mb-2 print:text-xl">
        {heading}
      </h3>
      {children}
    </section>
  );
}

export function showPart(part: string): void {
  const section = document.querySelector(`dialog [data-part="${part}"]`);
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
}
