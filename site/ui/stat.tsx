import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export type StatEntry = { figure: ReactNode; label: string };

type StatsProps = { stats: readonly StatEntry[]; className?: string };

/**
 * Large serif figures over their labels. The figures are text from the first paint: nothing counts
 * up. `className` sets the columns.
 */
export function Stats({ stats, className }: StatsProps) {
  return (
    <dl className={classes("grid gap-x-8 gap-y-12", className)}>
      {stats.map(({ figure, label }) => (
        <Stat key={label} figure={figure} label={label} />
      ))}
    </dl>
  );
}

/** One entry of a `<dl>`. */
export function Stat({ figure, label }: StatEntry) {
  return (
    <div className="flex flex-col-reverse justify-end border-t border-rule pt-5">
      <dt className="mt-2 text-sm text-fg-soft">{label}</dt>
      <dd className="font-display text-4xl font-[340] tracking-[-0.03em] tabular-nums">{figure}</dd>
    </div>
  );
}
