import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { check, warning } from "#ui/icons.ts";
import * as words from "#words/broker.ts";

type StepListProps = {
  titles: readonly string[];
  /** Counted from 1; 0 before the first step. */
  current: number;
  errorCounts?: readonly number[];
  className?: string;
};

export function StepList({ titles, current, errorCounts, className }: StepListProps) {
  return (
    <ol aria-label={words.steps} className={classes("grid grid-cols-3 gap-3 sm:gap-5", className)}>
      {titles.map((title, index) => {
        const number = index + 1;
        const hasError = Boolean(errorCounts?.[index]);
        const isDone = number < current;
        const isCurrent = number === current;
        return (
          <li
            key={title}
            aria-current={isCurrent ? "step" : undefined}
            className={classes(
              "border-t-2 pt-3 text-xs sm:text-sm",
              isCurrent && "font-medium",
              hasError ? "border-alert text-alert" : stepLook(number, current),
            )}
          >
            <span className="flex h-6 items-center gap-1.5 tabular-nums">
              {hasError && <Icon shape={warning} size={16} label={words.stepHasErrors} />}
              {isDone && !hasError ? (
                <Icon shape={check} size={16} label={words.stepIsDone} />
              ) : (
                number
              )}
            </span>
            <span className="block text-balance">{title}</span>
          </li>
        );
      })}
    </ol>
  );
}

function stepLook(number: number, current: number): string {
  if (number === current) return "border-highlight text-fg";
  return number < current ? "border-fg text-fg" : "border-rule text-fg-soft";
}
