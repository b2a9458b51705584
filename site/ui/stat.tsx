import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

type StatEntry = { figure: ReactNode; label: string; note?: string };

type StatsProps = { stats: readonly StatEntry[]; className?: string };

/** Figure and label are read out as one text: "70+ Years Of Experience". `className` sets the columns. */
export function Stats({ stats, className }: StatsProps) {
  return (
    <ul className={classes("grid gap-x-8 gap-y-12", className)}>
      {stats.map(({ figure, label, note }) => (
        <li key={label} className="flex flex-col border-t border-rule pt-5">
          <span className="font-display text-4xl tracking-[-0.03em] tabular-nums">{figure}</span>{" "}
          <span className="mt-2 text-sm text-fg-soft">{label}</span>
          {note && <span className="mt-2 text-xs text-fg-soft"> {note}</span>}
        </li>
      ))}
    </ul>
  );
}
