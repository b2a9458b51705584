import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

type QuoteProps = {
  children: ReactNode;
  by?: ReactNode;
  position?: ReactNode;
  size?: "md" | "lg";
  className?: string;
};

const sizes = { md: "text-xl", lg: "text-2xl" };

export function Quote({ children, by, position, size = "lg", className }: QuoteProps) {
  return (
    <figure className={className}>
      <blockquote className={classes("quote", sizes[size])}>{children}</blockquote>
      {by && (
        <figcaption className="mt-6 flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-medium text-fg">{by}</span>
          {position && <span className="text-fg-soft">{position}</span>}
        </figcaption>
      )}
    </figure>
  );
}
