import * as inputWords from "#words/cash-calendar-inputs.ts";
import { FieldNoteText } from "./field-help.tsx";
import { inputLabel, isAsked } from "./input-display.ts";
import { useInputs } from "./inputs-context.ts";
import { usePurchase } from "./purchase-context.ts";

/** Corrections of choices that are not asked now, such as a rent that makes no sense. */
export function NotesWithoutField() {
  const { choices, notes } = useInputs();
  const { purchasePlan, market } = usePurchase();
  return notes
    .filter(({ field }) => !isAsked(field, choices, purchasePlan.dates.offPlan, market))
    .map(({ field, text }) => (
      <p key={field} className="text-xs">
        <FieldNoteText text={inputWords.noteOn(inputLabel(field, market), text)} />
      </p>
    ));
}
