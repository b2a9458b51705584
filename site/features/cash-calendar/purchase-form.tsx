import * as inputWords from "#words/cash-calendar-inputs.ts";
import * as noteWords from "#words/cash-calendar-notes.ts";
import { ChoiceField } from "./choice-field.tsx";
import { DateField } from "./date-field.tsx";
import { FieldPair } from "./field-pair.tsx";
import { handoverText, options } from "./input-display.ts";
import { useInputs } from "./inputs-context.ts";
import { MoreAssumptions } from "./more-assumptions.tsx";
import { MortgageFields } from "./mortgage-fields.tsx";
import { NotesWithoutField } from "./notes-without-field.tsx";
import { OwnershipFields } from "./ownership-fields.tsx";
import { usePurchase } from "./purchase-context.ts";

const DELAYS = [0, 6, 12, 18, 24];

/** Everything that the figures depend on; every control takes effect at once. */
export function PurchaseForm({ className }: { className: string }) {
  const { choices } = useInputs();
  const { plan } = usePurchase();
  const delays = [...new Set([...DELAYS, choices.delay])].toSorted((one, other) => one - other);
  return (
    <form
      aria-label={inputWords.formName}
      onSubmit={(event) => event.preventDefault()}
      className={className}
    >
      <p className="text-sm text-fg-soft">{inputWords.formHelp}</p>
      <NotesWithoutField />
      <ChoiceField
        name="buyer"
        options={options.buyer}
        help={choices.buyer === "abroad" ? noteWords.payFromAbroad : undefined}
      />
      <ChoiceField name="pay" options={options.pay} asRadios />
      {choices.pay === "mortgage" && <MortgageFields />}
      <FieldPair>
        <DateField />
        {plan.dates.offPlan && (
          <ChoiceField
            name="delay"
            options={delays.map((delay) => ({ value: String(delay), label: handoverText(delay) }))}
          />
        )}
      </FieldPair>
      <OwnershipFields />
      <MoreAssumptions />
    </form>
  );
}
