import * as inputWords from "#words/cash-calendar-inputs.ts";
import { Icon } from "#ui/icon.tsx";
import { chevronDown } from "#ui/icons.ts";
import { useInputs } from "./inputs-context.ts";
import { legalText } from "./line-texts.ts";
import { NumberField } from "./number-field.tsx";
import { usePurchase } from "./purchase-context.ts";

/** Figures that few buyers change. Opens by itself when the link has one that was corrected. */
export function MoreAssumptions() {
  const { choices, notes } = useInputs();
  const { plan } = usePurchase();
  const hidden = new Set(["agent", "valuation", "trustee", "service", "vacancy", "exit"]);
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
        <NumberField name="agent" unit={inputWords.percentSign} help={inputWords.agentHelp} />
        {plan.dates.offPlan && (
          <NumberField
            name="trustee"
            unit={inputWords.aed}
            help={inputWords.weakRule(legalText("offPlanTrustee"))}
          />
        )}
        {choices.pay === "mortgage" && (
          <NumberField name="valuation" unit={inputWords.aed} help={inputWords.ownAssumption} />
        )}
        <NumberField
          name="service"
          unit={inputWords.aed}
          help={inputWords.serviceHelp}
          placeholder={inputWords.asPlanned}
        />
        {choices.rent > 0 && <NumberField name="vacancy" help={inputWords.ownAssumption} />}
        {choices.years !== null && (
          <NumberField name="exit" unit={inputWords.percentSign} help={inputWords.ownAssumption} />
        )}
      </div>
    </details>
  );
}
