import { classes } from "./classes.ts";

type Mark = { viewBox: string; path: string };

type BrandMarkProps = {
  mark: Mark;
  /** Given only for a mark without the name beside it. */
  label?: string;
  /** Sets the height; the width follows. */
  className?: string;
};

export function BrandMark({ mark, label, className }: BrandMarkProps) {
  return (
    <svg
      viewBox={mark.viewBox}
      className={classes("w-auto shrink-0", className ?? "h-8")}
      fill="currentColor"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={mark.path} />
    </svg>
  );
}

type WordmarkProps = {
  mark: Mark;
  name: string;
  /** Sets the size of the letters; the mark follows. */
  className?: string;
};

/** The name is text in the display serif, so it can be read out, searched and selected. */
export function Wordmark({ mark, name, className }: WordmarkProps) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-[0.55em] font-display leading-none tracking-[-0.02em] whitespace-nowrap",
        className ?? "text-xl",
      )}
    >
      <BrandMark mark={mark} className="h-[1.4em]" />
      {name}
    </span>
  );
}
