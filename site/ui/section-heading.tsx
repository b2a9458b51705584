import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

export type SectionHeadingProps = {
  eyebrow?: ReactNode;
  heading: ReactNode;
  level?: 1 | 2 | 3;
  /** Overrides the type size of the level. */
  size?: "large" | "medium" | "small";
  intro?: ReactNode;
  /** Stands opposite the heading, most often a link to all entries. */
  action?: ReactNode;
  id?: string;
  className?: string;
};

const sizes = { large: "text-4xl", medium: "text-3xl", small: "text-2xl" };
const sizeOfLevel = { 1: "large", 2: "medium", 3: "small" } as const;

export function SectionHeading({
  eyebrow,
  heading,
  level = 2,
  size = sizeOfLevel[level],
  intro,
  action,
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <header
      className={classes(
        "mb-10 flex reveal flex-wrap items-end justify-between gap-x-12 gap-y-6 lg:mb-14",
        className,
      )}
    >
      <div className="max-w-4xl">
        {eyebrow && <p className="mb-4 eyebrow text-highlight">{eyebrow}</p>}
        <Heading id={id} className={sizes[size]}>
          {heading}
        </Heading>
        {intro && <p className="mt-5 max-w-text text-lg text-fg-soft">{intro}</p>}
      </div>
      {action}
    </header>
  );
}
