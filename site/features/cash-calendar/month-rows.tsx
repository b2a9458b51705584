import type { Line } from "#domain/purchase/line.ts";
import { classes } from "#ui/classes.ts";
import * as words from "#words/cash-calendar.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import { monthOf } from "#words/homes.ts";
import { AssumptionMark } from "./assumption-mark.tsx";
import { amountText } from "./formats.ts";
import {
  closedDayText,
  isAssumption,
  lineSource,
  partyText,
  paymentText,
  ruleText,
} from "./line-texts.ts";
import type { MonthGroup } from "./month-groups.ts";
import { About } from "./main-figure.tsx";
import { usePurchase } from "./purchase-context.ts";

/** A longer month may break across printed pages; its heading stays with its first line. */
const MOST_KEPT_TOGETHER = 4;

export function MonthRows({ group }: { group: MonthGroup }) {
  const { month, lines, amount, total } = group;
  const { market } = usePurchase();
  const isEmpty = lines.length === 0;
  return (
    <tbody
      className={classes(
        "border-t border-rule-strong @max-2xl:block",
        lines.length <= MOST_KEPT_TOGETHER && "print:break-inside-avoid",
      )}
    >
      <tr className="break-after-avoid @max-2xl:flex @max-2xl:justify-between @max-2xl:gap-4">
        <th
          scope="rowgroup"
          colSpan={3}
          tabIndex={-1}
          data-month={month}
          className="py-3 text-start font-display text-lg font-normal focus-visible:outline-offset-[-2px] print:py-1"
        >
          {monthOf(month)}
        </th>
        <td className="py-3 text-end align-baseline print:py-1">
          {isEmpty ? (
            <span className="text-fg-soft">{words.nothingDue}</span>
          ) : (
            <>
              <strong className="font-semibold whitespace-nowrap">
                {amountText(amount, market)}
              </strong>
              <About amount={amount} />
              <span className="block text-xs whitespace-nowrap text-fg-soft">
                {words.totalSoFar(amountText(total, market))}
              </span>
            </>
          )}
        </td>
      </tr>
      {lines.map((line) => (
        <LineRow key={line.id} line={line} />
      ))}
    </tbody>
  );
}

const cell = "py-2.5 pe-4 align-baseline @max-2xl:p-0 print:py-1";

function LineRow({ line }: { line: Line }) {
  const { market } = usePurchase();
  return (
    <tr className="border-t border-rule @max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:gap-x-4 @max-2xl:py-3">
      <td
        className={`${cell} whitespace-nowrap @max-2xl:order-first @max-2xl:col-span-2 @max-2xl:text-xs @max-2xl:text-fg-soft`}
      >
        <time dateTime={line.date}>{words.shortDay(line.date)}</time>
      </td>
      <td className={`${cell} print:min-w-72`}>
        {paymentText(line, market)}
        <span className="block text-xs text-fg-soft">{partyText(line, market)}</span>
        <span className="block text-xs empty:hidden">{closedDayText(line, market)}</span>
      </td>
      <td className={`${cell} text-xs text-fg-soft @max-2xl:order-3 @max-2xl:col-span-2`}>
        <RuleAndSource line={line} />
      </td>
      <td className="py-2.5 text-end align-baseline whitespace-nowrap @max-2xl:order-1 @max-2xl:p-0 print:py-1">
        {amountText(line.amount, market)}
      </td>
    </tr>
  );
}

/** An assumption is marked, whether the buyer made it or the sources disagree. */
export function RuleAndSource({ line }: { line: Line }) {
  const { development, market } = usePurchase();
  return (
    <>
      {isAssumption(line, market) && <AssumptionMark />} {ruleText(line, market)}{" "}
      {line.source !== "assumption" && (
        <span className="text-fg-soft">
          {lineWords.sentence(lineSource(line, development, market))}
        </span>
      )}
    </>
  );
}
