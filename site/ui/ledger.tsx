import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

type LedgerRow = { label: string; amount: ReactNode };

type LedgerProps = {
  rows: readonly LedgerRow[];
  total: LedgerRow;
  className?: string;
};

export function Ledger({ rows, total, className }: LedgerProps) {
  return (
    <dl className={classes("text-sm tabular-nums", className)}>
      {rows.map((row) => (
        <Row key={row.label} {...row} className="py-2" />
      ))}
      <Row {...total} className="mt-3 border-t border-rule pt-4 text-lg font-medium" />
    </dl>
  );
}

function Row({ label, amount, className }: LedgerRow & { className: string }) {
  return (
    <div className={classes("flex items-baseline justify-between gap-6", className)}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
