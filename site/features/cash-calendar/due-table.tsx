import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { lastDay, type PurchaseDates } from "#domain/purchase/purchase-dates.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";
import * as words from "#words/cash-calendar.ts";
import { dayOf } from "#words/homes.ts";
import { amountText } from "./formats.ts";
import { MonthRows } from "./month-rows.tsx";
import { type MonthGroup, monthGroups, yearGroups, yearOf, yearsOf } from "./month-groups.ts";
import { MonthSelect } from "./month-select.tsx";
import { PrintedYear } from "./printed-year.tsx";
import { usePurchase } from "./purchase-context.ts";
import { usePrinting } from "./use-printing.ts";
import { YearButtons } from "./year-buttons.tsx";

const columns = [words.date, words.payment, words.ruleAndSource, words.amount];

export function DueTable() {
  const { purchasePlan, market } = usePurchase();
  const [wanted, setWanted] = useState({ year: "", month: "" });
  const groups = useMemo(() => monthGroups(purchasePlan.lines), [purchasePlan.lines]);
  const years = useMemo(() => yearsOf(groups), [groups]);
  const year = years.includes(wanted.year) ? wanted.year : (years[0] ?? "");
  // The buttons change at once, the rows a moment later.
  const shownYear = useDeferredValue(year);
  const name = useId();
  const table = useFocusedMonth(wanted, shownYear);
  const goTo = useCallback((month: string) => setWanted({ year: month.slice(0, 4), month }), []);

  return (
    <section aria-labelledby={name}>
      <h4 id={name} className="text-xl">
        {words.calendar}
      </h4>
      <div className="mt-3 mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <YearButtons
          years={years}
          year={year}
          onChoose={(chosen) => setWanted({ year: chosen, month: "" })}
        />
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
        <Rows groups={groups} year={shownYear} keys={purchasePlan.dates.keys} />
      </table>
      <p className="mt-3 text-xs text-fg-soft">
        {purchasePlan.lines.some(({ amount }) => amount < 0) && words.received}{" "}
        {words.allLines(amountText(purchasePlan.totals.all, market), untilText(purchasePlan.dates))}
      </p>
    </section>
  );
}

/** "the sale on 30 June 2030", "5 years after the keys, 30 June 2032" */
function untilText(dates: PurchaseDates): string {
  const day = dayOf(lastDay(dates));
  if (dates.sale !== null) return words.untilSale(day);
  return words.untilYear(ruleWords.years(dates.years), day);
}

type RowsProps = { groups: readonly MonthGroup[]; year: string; keys: string };

const Rows = memo(function Rows({ groups, year, keys }: RowsProps) {
  if (!usePrinting()) {
    return groups
      .filter((group) => yearOf(group) === year)
      .map((group) => <MonthRows key={group.month} group={group} />);
  }
  return (
    <>
      {groups
        .filter(({ month, lines }) => month <= keys.slice(0, 7) && lines.length > 0)
        .map((group) => (
          <MonthRows key={group.month} group={group} />
        ))}
      {yearGroups(groups, keys).map((group) => (
        <PrintedYear key={group.year} group={group} />
      ))}
    </>
  );
});

function useFocusedMonth(wanted: { month: string }, shownYear: string) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (!wanted.month || !wanted.month.startsWith(shownYear)) return;
    const heading = table.current?.querySelector<HTMLElement>(`[data-month="${wanted.month}"]`);
    heading?.scrollIntoView({ block: "center" });
    heading?.focus({ preventScroll: true });
  }, [wanted, shownYear]);
  return table;
}
