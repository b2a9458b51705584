import { memo } from "react";
import { rates } from "#catalog/rates.ts";
import { MINOR_UNITS } from "#domain/purchase/amounts.ts";
import { useUnits } from "#site/homes/use-units.ts";
import * as words from "#words/cash-calendar.ts";
import * as homeWords from "#words/homes.ts";
import { amountText } from "./formats.ts";
import { usePurchase } from "./purchase-context.ts";
import { TakeAway } from "./take-away.tsx";

export const MainFigure = memo(function MainFigure() {
  const { purchasePlan, market } = usePurchase();
  const { totals, dates, mortgage } = purchasePlan;
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        <h4 className="font-sans text-sm font-medium tracking-normal">{words.beforeKeys}</h4>
        <p className="font-display text-4xl tracking-[-0.03em] tabular-nums print:text-2xl">
          <data value={totals.beforeKeys / MINOR_UNITS}>
            {amountText(totals.beforeKeys, market)}
          </data>
        </p>
        <About amount={totals.beforeKeys} />
        <p className="mt-2 max-w-text text-sm text-fg-soft">
          {words.beforeKeysHelp(homeWords.dayOf(dates.booking), homeWords.dayOf(dates.keys))}
          {mortgage?.firstDrawing === dates.keys && ` ${words.loanPaysWithKeys}`}
        </p>
      </div>
      <TakeAway />
    </>
  );
});

/** The amount in the currency that the visitor has chosen, when it is another. */
export function About({ amount }: { amount: number }) {
  const units = useUnits(rates);
  if (!units.isConverted) return null;
  return (
    <span className="block text-xs font-normal text-fg-soft tabular-nums @md:whitespace-nowrap">
      {homeWords.about(units.price(amount / MINOR_UNITS))}
    </span>
  );
}

export function RatesNote() {
  const { market } = usePurchase();
  const { isConverted } = useUnits(rates);
  if (!isConverted) return null;
  return (
    <p className="mt-2 text-xs text-fg-soft">
      {words.ratesNote(market.currency, homeWords.dayOf(rates.date), rates.source)}
    </p>
  );
}
