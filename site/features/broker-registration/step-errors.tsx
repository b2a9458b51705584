import { Icon } from "#ui/icon.tsx";
import { warning } from "#ui/icons.ts";
import * as words from "#words/step-errors.ts";
import { DOCUMENTS_STEP } from "./draft.ts";

type StepErrorsProps = {
  step: number;
  title: string;
  count: number;
};

/** The live region is always rendered, so that screen readers announce the text. */
export function StepErrors({ step, title, count }: StepErrorsProps) {
  return (
    <div aria-live="polite">
      {count > 0 && (
        <p className="mt-4 flex items-start gap-1.5 text-sm text-alert">
          <Icon shape={warning} size={18} className="mt-0.5 shrink-0" />
          {step === DOCUMENTS_STEP
            ? words.documentsToCheck(step, title, count)
            : words.fieldsToCheck(step, title, count)}
        </p>
      )}
    </div>
  );
}
