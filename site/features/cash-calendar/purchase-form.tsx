import { FINANCINGS } from "#domain/purchase/choices.ts";
import * as inputWords from "#words/cash-calendar-inputs.ts";
import { ChoiceField } from "./choice-field.tsx";
import { FieldPair } from "./field-pair.tsx";
import { isAsked, optionsOf } from "./input-display.ts";
import { useInputs } from "./inputs-context.ts";
import { MoreAssumptions } from "./more-assumptions.tsx";
import { MortgageFields } from "./mortgage-fields.tsx";
import { NotesWithoutField } from "./notes-without-field.tsx";
import { OwnershipFields } from "./ownership-fields.tsx";
import { usePurchase } from "./purchase-context.ts";
import { TypedField } from "./typed-field.tsx";

const DELAYS = [0, 6, 12, 18, 24];

export function PurchaseForm({ className }: { className: string }) {
  const { choices } = useInputs();
  const { purchasePlan, market } = usePurchase();
  const { offPlan } = purchasePlan.dates;
  const delays = [...new Set([...DELAYS, choices.delay])].toSorted((one, other) => one - other);
  return (
    <form
      aria-label={inputWords.formName}
      onSubmit={(event) => event.preventDefault()}
      className={className}
    >
      <p className="text-sm text-fg-soft">{inputWords.formHelp}</p>
      <NotesWithoutField />
      {isAsked("buyer", choices, offPlan, market) && (
        <ChoiceField
          name="buyer"
          options={optionsOf("buyer", market.buyers, market)}
          help={market.words.text("buyerHelp", choices.buyer)}
        />
      )}
      <ChoiceField name="pay" options={optionsOf("pay", FINANCINGS, market)} asRadios />
      {choices.pay === "mortgage" && <MortgageFields />}
      <FieldPair>
        <TypedField name="booking" type="date" help={inputWords.bookingHelp} />
        {offPlan && (
          <ChoiceField name="delay" options={optionsOf("delay", delays.map(String), market)} />
        )}
      </FieldPair>
      <OwnershipFields />
      <MoreAssumptions />
    </form>
  );
}
