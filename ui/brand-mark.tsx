import { classes } from "./classes.ts";

type WordmarkProps = {
  mark: { viewBox: string; path: string };
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
      <svg
        viewBox={mark.viewBox}
        className="h-[1.4em] w-auto shrink-0"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={mark.path} />
      </svg>
      <span>{name}</span>
    </span>
  );
}
