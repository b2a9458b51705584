import { useState } from "react";
import { MINOR_UNITS } from "#domain/purchase/amounts.ts";
import { RadioGroup } from "#site/ui/radio-group.tsx";
import * as inputWords from "#words/cash-calendar-inputs.ts";
import * as ruleWords from "#words/cash-calendar-rules.ts";
import { dayOf } from "#words/homes.ts";
import { ChoiceField } from "./choice-field.tsx";
import { TypedField } from "./typed-field.tsx";
import { useInputs } from "./inputs-context.ts";
import { usePurchase } from "./purchase-context.ts";

const YEARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30];

const lettings = [
  { value: "live", label: inputWords.live },
  { value: "let", label: inputWords.letOut },
];

export function OwnershipFields() {
  const { choices, change } = useInputs();
  const { market, rents, purchasePlan } = usePurchase();
  const [wantsToLet, setWantsToLet] = useState(false);
  const isLet = wantsToLet || choices.rent > 0;
  const years = [...new Set([...YEARS, ...(choices.years === null ? [] : [choices.years])])];

  function choose(letting: string) {
    setWantsToLet(letting === "let");
    change("rent", letting === "let" ? String(purchasePlan.usualRent / MINOR_UNITS) : "0");
  }

  return (
    <>
      <RadioGroup
        name="letting"
        legend={inputWords.letOrLive}
        layout="row"
        options={lettings}
        value={isLet ? "let" : "live"}
        onChange={({ target }) => choose(target.value)}
      />
      {isLet && (
        <TypedField
          name="rent"
          unit={market.currency}
          help={inputWords.rentHelp(rents.source, dayOf(rents.asOf))}
        />
      )}
      <ChoiceField
        name="years"
        placeholder={inputWords.keep}
        options={years
          .toSorted((one, other) => one - other)
          .map((count) => ({
            value: String(count),
            label: inputWords.sellAfter(ruleWords.years(count)),
          }))}
      />
      {choices.years !== null && (
        <TypedField name="growth" unit={inputWords.percentSign} help={inputWords.growthHelp} />
      )}
    </>
  );
}
