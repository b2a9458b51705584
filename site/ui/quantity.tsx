import * as words from "#words/quantity.ts";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { minus, plus } from "#ui/icons.ts";

const atLimit =
  "[&[aria-description]]:text-fg-soft [&[aria-description]]:cursor-default [&[aria-description]]:hover:bg-transparent";

type QuantityProps = {
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** The accessible name: what is counted. */
  label: string;
  className?: string;
};

/** At the limit a button does nothing and says why. It is not disabled, because a disabled button
 * would lose the focus. */
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
        label={words.decreaseQuantity}
        shape={minus}
        aria-description={value <= min ? words.minimum(min) : undefined}
        className={atLimit}
        onClick={() => change(value - 1)}
      />
      <output aria-live="polite" className="min-w-9 text-center text-sm font-medium tabular-nums">
        {value}
      </output>
      <IconButton
        label={words.increaseQuantity}
        shape={plus}
        aria-description={value >= max ? words.maximum(max) : undefined}
        className={atLimit}
        onClick={() => change(value + 1)}
      />
    </fieldset>
  );
}
