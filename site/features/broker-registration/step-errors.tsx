import { Icon } from "#site/ui/icon.tsx";
import { warning } from "#site/ui/icons.ts";
import { DOCUMENTS_STEP } from "./draft.ts";

type StepErrorsProps = {
  titles: readonly string[];
  /** How many answers of each step are to be corrected. */
  errorCounts: readonly number[];
};

/** Says which step holds a registration back. The frame is always there, so that it is read out. */
export function StepErrors({ titles, errorCounts }: StepErrorsProps) {
  return (
    <div aria-live="polite">
      {titles.map((title, index) => {
        const count = errorCounts[index];
        return (
          Boolean(count) && (
            <p key={title} className="mt-4 flex items-start gap-1.5 text-sm text-alert">
              <Icon shape={warning} size={18} className="mt-0.5 shrink-0" />
              Step {index + 1}, {title}: please check {counted(count ?? 0, index + 1)}.
            </p>
          )
        );
      })}
    </div>
  );
}

function counted(count: number, step: number): string {
  const noun = step === DOCUMENTS_STEP ? "document" : "field";
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
