import * as inputWords from "#words/cash-calendar-inputs.ts";
import { FieldNoteText } from "./field-help.tsx";
import { isAsked } from "./input-display.ts";
import { useInputs } from "./inputs-context.ts";
import { usePurchase } from "./purchase-context.ts";

/** What was corrected in choices that are not asked now, such as a rent that makes no sense. */
export function NotesWithoutField() {
  const { choices, notes } = useInputs();
  const { offPlan } = usePurchase().plan.dates;
  return notes
    .filter(({ field }) => !isAsked(field, choices, offPlan))
    .map(({ field, text }) => (
      <p key={field} className="text-xs">
        <FieldNoteText text={inputWords.noteOn(inputWords.label(field), text)} />
      </p>
    ));
}
