import { Icon } from "#site/ui/icon.tsx";
import { warning } from "#site/ui/icons.ts";
import { DOCUMENTS_STEP } from "./draft.ts";

type StepErrorsProps = {
  step: number;
  title: string;
  /** How many answers of the step are to be corrected. */
  count: number;
};

/** Says that the step holds the registration back. The frame is always there, so that it is read out. */
export function StepErrors({ step, title, count }: StepErrorsProps) {
  return (
    <div aria-live="polite">
      {count > 0 && (
        <p className="mt-4 flex items-start gap-1.5 text-sm text-alert">
          <Icon shape={warning} size={18} className="mt-0.5 shrink-0" />
          Step {step}, {title}: please check {counted(count, step)}.
        </p>
      )}
    </div>
  );
}

function counted(count: number, step: number): string {
  const noun = step === DOCUMENTS_STEP ? "document" : "field";
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
