import * as words from "#words/cash-calendar.ts";
import { usedInputs } from "./input-display.ts";
import { usePurchase, usePurchaseLink } from "./purchase-context.ts";

/** Replaces the form on paper, with the link that shows the same figures again. */
export function PrintedInputs() {
  const { choices, purchasePlan, market } = usePurchase();
  return (
    <div className="hidden print:block">
      <h4 className="text-xl">{words.yourInputs}</h4>
      <dl className="mt-1 columns-2 gap-x-8 text-sm">
        {usedInputs(choices, purchasePlan.dates.offPlan, market).map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-xs wrap-anywhere">
        {words.printedLink} {usePurchaseLink()}
      </p>
    </div>
  );
}
