import * as lineWords from "#words/cash-calendar-lines.ts";

/** Marks a figure that is not law. */
export function AssumptionMark() {
  return (
    <span className="me-1 border border-rule-strong px-1 text-xs whitespace-nowrap text-fg-soft">
      {lineWords.assumption}
    </span>
  );
}
