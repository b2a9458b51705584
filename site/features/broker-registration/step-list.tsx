import { classes } from "#site/ui/classes.ts";
import { Icon } from "#site/ui/icon.tsx";
import { check } from "#site/ui/icons.ts";

type StepListProps = {
  titles: readonly string[];
  /** The first is 1; 0 before it has begun. */
  current: number;
  className?: string;
};

/** [9.022] Where one is: what is done, what is under way, what is to come. */
export function StepList({ titles, current, className }: StepListProps) {
  return (
    <ol aria-label="Steps" className={classes("grid grid-cols-3 gap-3 sm:gap-5", className)}>
      {titles.map((title, index) => {
        const number = index + 1;
        const isDone = number < current;
        const isCurrent = number === current;
        return (
          <li
            key={title}
            aria-current={isCurrent ? "step" : undefined}
            className={classes(
              "border-t-2 pt-3 text-xs sm:text-sm",
              isCurrent && "border-highlight font-medium text-fg",
              isDone && "border-fg text-fg",
              number > current && "border-rule text-fg-soft",
            )}
          >
            <span className="flex h-6 items-center tabular-nums">
              {isDone ? <Icon shape={check} size={16} label="Done:" /> : number}
            </span>
            <span className="block text-balance">{title}</span>
          </li>
        );
      })}
    </ol>
  );
}
