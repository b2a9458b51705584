import * as words from "#words/cash-calendar.ts";
import { dayOf } from "#words/homes.ts";
import { amountText, percentText } from "./formats.ts";
import { paymentText } from "./line-texts.ts";
import { usePurchase } from "./purchase-context.ts";
import { timelineSteps } from "./timeline-steps.ts";

export function PaymentTimeline() {
  const { purchasePlan, market } = usePurchase();
  return (
    <section className="payment-steps break-inside-avoid">
      <h4 className="mb-4 text-xl">{words.timeline}</h4>
      {/* One below the other on a narrow screen, side by side on a wide one. */}
      <ol className="ms-1 border-rule-strong @max-3xl:border-s @3xl:ms-0 @3xl:grid @3xl:auto-cols-fr @3xl:grid-flow-col @3xl:border-t">
        {timelineSteps(purchasePlan).map(({ date, parts, own, fromLoan, paid }) => (
          <li
            key={date}
            className="relative text-sm @max-3xl:grid @max-3xl:grid-cols-[minmax(0,1fr)_fit-content(60%)] @max-3xl:gap-x-4 @max-3xl:ps-5 @max-3xl:pb-5 @max-3xl:last:pb-0 @3xl:pe-3 @3xl:pt-4"
          >
            <span
              aria-hidden="true"
              className="absolute size-2.25 rounded-full border border-fg bg-ground @max-3xl:start-[-5px] @max-3xl:top-1.5 @3xl:start-0 @3xl:top-[-5px]"
            />
            <span>
              <time dateTime={date} className="block text-xs text-fg-soft">
                {dayOf(date)}
              </time>
              <span className="block font-medium">
                {parts.map((part) => paymentText(part, market)).join(", ")}
              </span>
            </span>
            <span className="block tabular-nums @max-3xl:text-end">
              {own > 0 && <span className="block">{amountText(own, market)}</span>}
              {fromLoan > 0 && (
                <span className={own > 0 ? "block text-xs text-fg-soft" : "block"}>
                  {words.bankMoney(amountText(fromLoan, market))}
                </span>
              )}
              <span className="block text-xs text-fg-soft">
                {words.paidSoFar(percentText(paid, 1))}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
