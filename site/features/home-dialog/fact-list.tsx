import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

export type Fact = { label: string; value: ReactNode };

type FactListProps = { facts: readonly Fact[]; className?: string };

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={classes("text-sm", className)}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 border-t border-rule py-2.5 print:py-1"
        >
          <dt className="wrap-anywhere text-fg-soft">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
