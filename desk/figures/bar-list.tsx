import type { ReactNode } from "react";
import { Link } from "#desk/navigation/link.tsx";
import { classes } from "#ui/classes.ts";

export type Bar = {
  label: string;
  value: number;
  /** Stands beside the value: its share, or another figure. */
  text?: string;
  to?: string;
  more?: ReactNode;
  tone?: keyof typeof tones;
};

/** Each tone has a contrast of 3:1 on the track, or is lighter than the bars beside it. */
const tones = {
  plain: "fill-sea",
  slow: "fill-brass",
  bad: "fill-danger",
  soft: "fill-fg/30",
};

type BarListProps = {
  label: string;
  bars: Bar[];
  /** The value of a bar of full length; by default the longest bar has it. */
  full?: number;
};

/** The texts of the bars say everything, so the drawing has no accessible name. */
export function BarList({ label, bars, full }: BarListProps) {
  const longest = full ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map(({ label: name, value, text, to, more, tone = "plain" }) => (
        // Two people may have one name.
        <li key={to ?? name}>
          <p className="flex items-baseline gap-3 text-sm">
            <span className="min-w-0 flex-1">
              {to ? (
                <Link to={to} className="underline hover:text-highlight">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            {text && <span className="text-xs text-fg-soft tabular-nums">{text}</span>}
            <data value={value} className="min-w-10 text-end font-medium">
              {value}
            </data>
          </p>
          <svg aria-hidden="true" className="mt-1 block h-2 w-full rtl:-scale-x-100">
            <rect width="100%" height="100%" className="fill-fg/8" />
            <rect
              width={`${Math.min(100, (100 * value) / longest)}%`}
              height="100%"
              className={classes(tones[tone])}
            />
          </svg>
          {more}
        </li>
      ))}
    </ul>
  );
}
