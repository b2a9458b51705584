import { MINOR_UNITS } from "#domain/purchase/amounts.ts";
import { groupDigits } from "#domain/homes/currency.ts";
import * as words from "#words/cash-calendar.ts";
import { dayOf, monthOf } from "#words/homes.ts";
import {
  across,
  cashPoints,
  chartArea,
  chartLevels,
  chartYears,
  curvePath,
  down,
} from "./cash-curve.ts";
import type { Handover } from "./figures-table.tsx";
import { amountText } from "./formats.ts";
import { usePurchase } from "./purchase-context.ts";

/** Time runs to the right in every language. */
export function CashChart({ compared }: { compared: Handover | undefined }) {
  const { purchasePlan, market } = usePurchase();
  const { totals, dates } = purchasePlan;
  const points = cashPoints(purchasePlan.lines);
  const others = compared ? cashPoints(compared.purchasePlan.lines) : [];
  const area = chartArea([points, others]);
  const path = curvePath(points, area);
  const zero = down(0, area);
  return (
    <figure>
      <h4 className="text-xl">{words.chartIn(market.currency)}</h4>
      <div
        dir="ltr"
        role="img"
        aria-label={words.chartText(
          amountText(totals.beforeKeys, market),
          amountText(totals.untilKeys, market),
          dayOf(dates.keys),
        )}
        className="mt-10 mb-7 ps-16 text-xs text-fg-soft tabular-nums print:ps-20"
      >
        <div className="relative h-48 print:h-28">
          {chartLevels(area).map((level) => (
            <div
              key={level}
              className="absolute inset-x-0 border-t border-rule"
              style={{ top: `${down(level, area)}%` }}
            >
              <span className="absolute end-full -translate-y-1/2 pe-2 whitespace-nowrap">
                {words.minus(groupDigits(Math.abs(level) / MINOR_UNITS), level < 0)}
              </span>
            </div>
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
          >
            <path d={`${path}V${zero}H0Z`} className="fill-highlight/12" />
            {compared && (
              <path
                d={curvePath(others, area)}
                vectorEffect="non-scaling-stroke"
                strokeDasharray="4 4"
                className="fill-none stroke-fg-soft"
              />
            )}
            <path
              d={path}
              vectorEffect="non-scaling-stroke"
              strokeWidth={2}
              className="fill-none stroke-highlight"
            />
          </svg>
          <div
            className="absolute -top-2 bottom-0 border-s border-fg"
            style={{ insetInlineStart: `${across(dates.keys, area)}%` }}
          >
            <span className="absolute bottom-full flex w-0 justify-center pb-0.5 font-medium whitespace-nowrap text-fg">
              {words.keysMark(monthOf(dates.keys))}
            </span>
          </div>
          {chartYears(area).map((day) => (
            <span
              key={day}
              className="absolute top-full flex w-0 justify-center pt-1.5"
              style={{ insetInlineStart: `${across(day, area)}%` }}
            >
              {day.slice(0, 4)}
            </span>
          ))}
        </div>
      </div>
      {compared && (
        <figcaption className="text-xs text-fg-soft">
          {words.comparedWith(compared.label)}
        </figcaption>
      )}
    </figure>
  );
}
