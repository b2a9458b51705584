import type { ComponentProps } from "react";
import * as words from "#ui/words/controls.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { arrowForward } from "#ui/icons.ts";

export function TextLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a className={classes("text-link", className)} {...rest}>
      {children}
    </a>
  );
}

type ExternalLinkProps = ComponentProps<"a"> & {
  /** Without the style of a text link, for icons and cards. */
  plain?: boolean;
};

export function ExternalLink({ plain, className, children, ...rest }: ExternalLinkProps) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      className={classes(!plain && "text-link", className)}
      {...rest}
    >
      {children}
      <span className="sr-only">{words.opensInNewTab}</span>
    </a>
  );
}

export function ArrowLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a
      className={classes(
        "group inline-flex min-h-11 items-center gap-3 text-sm font-medium text-fg transition-colors duration-300 ease-calm hover:text-highlight",
        className,
      )}
      {...rest}
    >
      {children}
      <Arrow />
    </a>
  );
}

/** For cards that are one link and whose outermost element has the class `group`. */
export function Arrow() {
  return (
    <Icon
      shape={arrowForward}
      size={18}
      className="transition-transform duration-300 ease-calm group-hover:nudge-forward"
    />
  );
}
