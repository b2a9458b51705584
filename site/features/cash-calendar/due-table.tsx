import { useCallback, useId, useRef, useState } from "react";
import * as words from "#words/cash-calendar.ts";
import { amountText } from "./formats.ts";
import { MonthRows } from "./month-rows.tsx";
import { monthGroups, yearGroups, yearOf, yearsOf } from "./month-groups.ts";
import { MonthSelect } from "./month-select.tsx";
import { PrintedYear } from "./printed-year.tsx";
import { usePurchase } from "./purchase-context.ts";
import { usePrinting } from "./use-printing.ts";
import { YearButtons } from "./year-buttons.tsx";

const columns = [words.date, words.payment, words.ruleAndSource, words.amount];

/** Every line by month, a year at a time; on paper all years. */
export function DueTable() {
  const { plan } = usePurchase();
  const isPrinting = usePrinting();
  const [wanted, setWanted] = useState("");
  const table = useRef<HTMLTableElement>(null);
  const name = useId();
  const groups = monthGroups(plan.lines);
  const years = yearsOf(groups);
  const year = years.includes(wanted) ? wanted : (years[0] ?? "");
  const keys = plan.dates.keys.slice(0, 7);
  const shown = groups.filter((group) =>
    isPrinting ? group.month <= keys && group.lines.length > 0 : yearOf(group) === year,
  );

  const goTo = useCallback((month: string) => {
    setWanted(month.slice(0, 4));
    // The rows of the year are rendered first.
    requestAnimationFrame(() => {
      const heading = table.current?.querySelector<HTMLElement>(`[data-month="${month}"]`);
      heading?.scrollIntoView({ block: "center" });
      heading?.focus({ preventScroll: true });
    });
  }, []);

  return (
    <section aria-labelledby={name}>
      <h4 id={name} className="text-xl">
        {words.calendar}
      </h4>
      <div className="mt-3 mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <YearButtons years={years} year={year} onChoose={setWanted} />
        <MonthSelect
          from={groups[0]?.month ?? ""}
          to={groups.at(-1)?.month ?? ""}
          onChoose={goTo}
        />
      </div>
      <table ref={table} aria-labelledby={name} className="w-full text-sm @max-2xl:block">
        <thead className="@max-2xl:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="pe-4 pb-2 text-start text-xs font-medium text-fg-soft last:pe-0 last:text-end"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((group) => (
          <MonthRows key={group.month} group={group} />
        ))}
        {isPrinting &&
          yearGroups(groups, plan.dates.keys).map((group) => (
            <PrintedYear key={group.year} group={group} />
          ))}
      </table>
      <p className="mt-3 text-xs text-fg-soft">
        {plan.lines.some(({ amount }) => amount < 0) && words.received}{" "}
        {words.allLines(amountText(plan.totals.all))}
      </p>
    </section>
  );
}
