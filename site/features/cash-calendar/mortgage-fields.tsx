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
  const { purchasePlan, choices, market } = usePurchase();
  const { loanLimit, largestShare, dates } = purchasePlan;
  const { debtBurden, longestTerm, yearsOfIncome, oldest, bankShare } = market.loan;
  const abroad = bankShare?.(choices.buyer);
  const multiple = yearsOfIncome?.(choices.buyer);
  const age = oldest?.(choices.buyer);
  const least = 1 - largestShare;
  const weakText = (rule: string) => inputWords.weakRule(legalText(rule, market));
  const burden = legalText(debtBurden, market);
  return (
    <div className="space-y-6 border-s border-rule ps-4">
      {market.asksUse(dates.offPlan) && (
        <ChoiceField name="use" options={optionsOf("use", HOME_USES, market)} />
      )}
      {abroad && (
        <TypedField name="bankShare" unit={inputWords.percentSign} help={weakText(abroad)} />
      )}
      <TypedField
        name="deposit"
        unit={inputWords.percentSign}
        placeholder={String(Math.round(100 * least))}
        help={inputWords.withLeast(legalText(loanLimit, market), percentText(least))}
      />
      <FieldPair>
        <TypedField name="rate" unit={inputWords.percentSign} help={inputWords.rateHelp} />
        <TypedField name="term" help={legalText(longestTerm, market)} />
      </FieldPair>
      <TypedField
        name="income"
        optional
        unit={market.currency}
        help={inputWords.withPrivacy(
          multiple ? inputWords.bothLimits(burden, weakText(multiple)) : burden,
        )}
      />
      {age && <TypedField name="born" optional help={inputWords.withPrivacy(weakText(age))} />}
      <p className="text-xs text-fg-soft">
        {[loanLimit, age, abroad]
          .filter((rule) => typeof rule === "string")
          .map((rule) => requireRule(market, rule).source)
          .map((source) => lineWords.sentence(lineWords.sourceOf(sourceText(source, market))))
          .join(" ")}
      </p>
    </div>
  );
}
