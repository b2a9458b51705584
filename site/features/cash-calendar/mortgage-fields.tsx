import { HOME_USES } from "#domain/purchase/choices.ts";
import { requireRule } from "#domain/purchase/market.ts";
import * as inputWords from "#words/cash-calendar-inputs.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import { ChoiceField } from "./choice-field.tsx";
import { FieldPair } from "./field-pair.tsx";
import { percentText, sourceText } from "./formats.ts";
import { optionsOf } from "./input-display.ts";
import { legalText } from "./line-texts.ts";
import { TypedField } from "./typed-field.tsx";
import { usePurchase } from "./purchase-context.ts";

export function MortgageFields() {
  const { purchasePlan, market } = usePurchase();
  const { value, source } = requireRule(market, purchasePlan.loanLimit);
  const least = 1 - value;
  return (
    <div className="space-y-6 border-s border-rule ps-4">
      {market.asksUse(purchasePlan.dates.offPlan) && (
        <ChoiceField name="use" options={optionsOf("use", HOME_USES, market)} />
      )}
      <TypedField
        name="deposit"
        unit={inputWords.percentSign}
        placeholder={String(Math.round(100 * least))}
        help={inputWords.withLeast(legalText(purchasePlan.loanLimit, market), percentText(least))}
      />
      <FieldPair>
        <TypedField name="rate" unit={inputWords.percentSign} help={inputWords.rateHelp} />
        <TypedField name="term" help={legalText(market.loan.longestTerm, market)} />
      </FieldPair>
      <TypedField
        name="income"
        optional
        unit={market.currency}
        help={inputWords.withPrivacy(legalText(market.loan.debtBurden, market))}
      />
      <p className="text-xs text-fg-soft">{lineWords.sourceOf(sourceText(source, market))}</p>
    </div>
  );
}
