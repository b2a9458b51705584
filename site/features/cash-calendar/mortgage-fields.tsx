import { RULES } from "#domain/purchase/rules.ts";
import * as inputWords from "#words/cash-calendar-inputs.ts";
import * as lineWords from "#words/cash-calendar-lines.ts";
import { ChoiceField } from "./choice-field.tsx";
import { FieldPair } from "./field-pair.tsx";
import { percentText, sourceText } from "./formats.ts";
import { options } from "./input-display.ts";
import { legalText } from "./line-texts.ts";
import { NumberField } from "./number-field.tsx";
import { usePurchase } from "./purchase-context.ts";

/** What a bank asks, each with the Central Bank's limit. */
export function MortgageFields() {
  const { plan } = usePurchase();
  const least = 1 - RULES[plan.loanLimit].value;
  return (
    <div className="space-y-6 border-s border-rule ps-4">
      {/* Off-plan the limit is the same for every buyer and every home. */}
      {!plan.dates.offPlan && <ChoiceField name="use" options={options.use} />}
      <NumberField
        name="deposit"
        unit={inputWords.percentSign}
        placeholder={String(Math.round(100 * least))}
        help={inputWords.withLeast(legalText(plan.loanLimit), percentText(least))}
      />
      <FieldPair>
        <NumberField name="rate" unit={inputWords.percentSign} help={inputWords.rateHelp} />
        <NumberField name="term" help={legalText("longestTerm")} />
      </FieldPair>
      <NumberField
        name="income"
        optional
        unit={inputWords.aed}
        help={inputWords.withPrivacy(legalText("debtBurden"))}
      />
      <p className="text-xs text-fg-soft">
        {lineWords.sourceOf(sourceText(RULES[plan.loanLimit].source))}
      </p>
    </div>
  );
}
