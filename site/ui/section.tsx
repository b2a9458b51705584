import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "#ui/classes.ts";

type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  eyebrow?: ReactNode;
  heading?: ReactNode;
  size?: keyof typeof sizes;
  intro?: ReactNode;
  /** Stands opposite the heading, most often a link to all entries. */
  action?: ReactNode;
  tone?: keyof typeof tones;
  spacing?: keyof typeof spacings;
  /** Lets the children run to the screen's edges; the heading keeps the page's measure. */
  bleed?: boolean;
};

const sizes = { medium: "text-3xl", small: "text-2xl" };

const tones = {
  paper: "on-paper bg-paper",
  surface: "on-paper bg-surface",
  ink: "on-ink bg-ink",
};

const spacings = { full: "py-section", tight: "py-[calc(var(--spacing-section)/2)]", none: "" };

export function Section({
  eyebrow,
  heading,
  size = "medium",
  intro,
  action,
  tone = "paper",
  spacing = "full",
  bleed = false,
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const head = heading && (
    <header className="mb-10 flex reveal flex-wrap items-end justify-between gap-x-12 gap-y-6 lg:mb-14">
      <div className="max-w-4xl">
        {eyebrow && <p className="mb-4 eyebrow text-highlight">{eyebrow}</p>}
        <h2 id={headingId} className={sizes[size]}>
          {heading}
        </h2>
        {intro && <p className="mt-5 max-w-text text-lg text-fg-soft">{intro}</p>}
      </div>
      {action}
    </header>
  );
  return (
    <section
      aria-labelledby={heading ? headingId : undefined}
      className={classes(tones[tone], spacings[spacing], className)}
      {...rest}
    >
      {bleed ? (
        <>
          {head && <div className="page-width">{head}</div>}
          {children}
        </>
      ) : (
        <div className="page-width">
          {head}
          {children}
        </div>
      )}
    </section>
  );
}
