import * as inputWords from "#words/cash-calendar-inputs.ts";
import { Icon } from "#ui/icon.tsx";
import { chevronDown } from "#ui/icons.ts";
import { useInputs } from "./inputs-context.ts";
import { legalText } from "./line-texts.ts";
import { TypedField } from "./typed-field.tsx";
import { usePurchase } from "./purchase-context.ts";

/** Opens by itself when the link has an assumption that was corrected. */
export function MoreAssumptions() {
  const { choices, notes } = useInputs();
  const { purchasePlan, market } = usePurchase();
  const openFee = market.openFee(purchasePlan.dates.offPlan);
  const hidden = new Set(["agent", "valuation", "openFee", "service", "vacancy", "exit"]);
  return (
    <details
      className="group border-t border-rule"
      open={notes.some(({ field }) => hidden.has(field))}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-sm font-medium">
        {inputWords.moreAssumptions}
        <Icon shape={chevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <div className="space-y-6 pt-3">
        <TypedField name="agent" unit={inputWords.percentSign} help={inputWords.agentHelp} />
        {openFee && (
          <TypedField
            name="openFee"
            unit={market.currency}
            help={inputWords.weakRule(legalText(openFee, market))}
          />
        )}
        {choices.pay === "mortgage" && (
          <TypedField name="valuation" unit={market.currency} help={inputWords.ownAssumption} />
        )}
        <TypedField
          name="service"
          unit={market.currency}
          help={market.words.text("inputHelp", "service")}
          placeholder={inputWords.asPlanned}
        />
        {choices.rent > 0 && <TypedField name="vacancy" help={inputWords.ownAssumption} />}
        {choices.years !== null && (
          <TypedField name="exit" unit={inputWords.percentSign} help={inputWords.ownAssumption} />
        )}
      </div>
    </details>
  );
}
