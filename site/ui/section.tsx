import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "#ui/classes.ts";
import { SectionHeading, type SectionHeadingProps } from "./section-heading.tsx";

type HeadingProps = Pick<SectionHeadingProps, "eyebrow" | "level" | "size" | "intro" | "action">;

type SectionProps = Omit<ComponentProps<"section">, "title"> &
  HeadingProps & {
    heading?: ReactNode;
    tone?: "paper" | "surface" | "ink";
    spacing?: "full" | "tight" | "none";
    /** Lets the children run to the screen's edges; the heading keeps the page's measure. */
    bleed?: boolean;
  };

const tones = {
  paper: "on-paper bg-paper",
  surface: "on-paper bg-surface",
  ink: "on-ink bg-ink",
};

const spacings = { full: "py-section", tight: "py-[calc(var(--spacing-section)/2)]", none: "" };

export function Section({
  eyebrow,
  heading,
  level,
  size,
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
    <SectionHeading {...{ eyebrow, heading, level, size, intro, action }} id={headingId} />
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
