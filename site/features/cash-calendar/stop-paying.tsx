import { buyerDefaultOn } from "#domain/purchase/buyer-default.ts";
import { requireRule } from "#domain/purchase/market.ts";
import * as words from "#words/cash-calendar.ts";
import { dayOf } from "#words/homes.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import { AssumptionMark } from "./assumption-mark.tsx";
import { percentText, plainAmount, ruleFigure, sourceText } from "./formats.ts";
import { legalText } from "./line-texts.ts";
import { usePurchase } from "./purchase-context.ts";
import { timelineSteps } from "./timeline-steps.ts";

const cell = "py-2 print:py-0.5 ps-2 text-end whitespace-nowrap @max-md:pt-0";
/** On a narrow screen the day and what is built are above the amounts. */
const row = "@max-md:grid @max-md:grid-cols-3";

export function StopPaying() {
  const { purchasePlan, market } = usePurchase();
  const law = market.buyerDefault;
  if (!law || !purchasePlan.dates.offPlan) return null;
  const rows = timelineSteps(purchasePlan).flatMap(({ date }) => {
    const outcome = buyerDefaultOn(purchasePlan, date);
    return outcome ? [{ date, ...outcome }] : [];
  });
  const { source, weak } = requireRule(market, law.notice);
  const sourceOf = (rule: string) =>
    lineWords.sentence(lineWords.sourceOf(sourceText(requireRule(market, rule).source, market)));
  return (
    <section className="break-inside-avoid">
      <h4 className="text-xl">{words.stopPaying}</h4>
      <p className="mt-2 max-w-text text-sm">
        {words.stopPayingText(legalText(law.notice, market))}
      </p>
      <ul className="mt-2 max-w-text list-disc ps-5 text-sm">
        {law.limits.map((rule) => (
          <li key={rule}>
            {legalText(rule, market)}{" "}
            {requireRule(market, rule).source !== source && sourceOf(rule)}
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-text text-xs text-fg-soft">
        {weak && <AssumptionMark />} {weak && words.stopPayingWeak}{" "}
        {lineWords.sourceOf(sourceText(source, market))}
      </p>
      <table className="mt-3 w-full text-sm @max-md:block">
        <thead className="@max-md:block">
          <tr className={`${row} items-end border-b border-rule align-bottom text-xs text-fg-soft`}>
            <th scope="col" className="pb-2 text-start font-medium @max-md:col-span-2">
              {words.ifOn}
            </th>
            {[words.built, words.paid, words.mayKeep, words.refund].map((heading) => (
              <th key={heading} scope="col" className="ps-2 pb-2 text-end font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-md:block">
          {rows.map(({ date, built, paid, limit }) => (
            <tr key={date} className={`${row} border-b border-rule align-baseline`}>
              <th
                scope="row"
                className="py-2 text-start font-normal @max-md:col-span-2 @max-md:pb-0 print:py-0.5"
              >
                {dayOf(date)}
              </th>
              <td className={`${cell} @max-md:pt-2 @max-md:pb-0`}>{percentText(built / 100)}</td>
              <td className={cell}>{plainAmount(paid)}</td>
              {limit ? (
                <>
                  <td className={cell}>
                    {plainAmount(Math.min(paid, limit.mayKeep))}
                    <span className="block text-xs whitespace-normal text-fg-soft">
                      {words.atMost(ruleFigure(limit.rule, market))}
                    </span>
                  </td>
                  <td className={cell}>{plainAmount(limit.refund)}</td>
                </>
              ) : (
                <td colSpan={2} className={`${cell} text-xs text-fg-soft @max-md:col-span-2`}>
                  {words.notBegun}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-fg-soft">{words.inCurrency(market.currency)}</p>
    </section>
  );
}
