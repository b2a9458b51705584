import { classes } from "./classes.ts";
import { IconButton } from "./icon-button.tsx";
import { minus, plus } from "./icons.ts";

type QuantityProps = {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** What is counted, for those who do not see the row it stands in. */
  label: string;
  className?: string;
};

/** The buttons stay reachable at the limit and do nothing there, so that focus is never lost. */
export function Quantity({
  value,
  min = 1,
  max = Infinity,
  onChange,
  label,
  className,
}: QuantityProps) {
  function change(next: number) {
    if (next >= min && next <= max) onChange(next);
  }

  return (
    <fieldset
      aria-label={label}
      className={classes(
        "inline-flex items-center rounded-sm border border-rule-strong bg-field",
        className,
      )}
    >
      <IconButton
        label="Decrease quantity"
        shape={minus}
        aria-disabled={value <= min || undefined}
        onClick={() => change(value - 1)}
      />
      <output aria-live="polite" className="min-w-9 text-center text-sm font-medium tabular-nums">
        {value}
      </output>
      <IconButton
        label="Increase quantity"
        shape={plus}
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1)}
      />
    </fieldset>
  );
}
