import * as words from "#words/quantity.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { minus, plus } from "#ui/icons.ts";

const LEAST = 1;

type QuantityProps = {
  value: number;
  onChange: (value: number) => void;
  /** The accessible name: what is counted. */
  label: string;
};

/** At the least quantity the first button does nothing and says why. It is not disabled, because a disabled button
 * would lose the focus. */
export function Quantity({ value, onChange, label }: QuantityProps) {
  return (
    <fieldset
      aria-label={label}
      className="inline-flex items-center rounded-sm border border-rule-strong bg-field"
    >
      <IconButton
        label={words.decreaseQuantity}
        shape={minus}
        aria-description={value <= LEAST ? words.minimum(LEAST) : undefined}
        className="[&[aria-description]]:cursor-default [&[aria-description]]:text-fg-soft [&[aria-description]]:hover:bg-transparent"
        onClick={() => value > LEAST && onChange(value - 1)}
      />
      <output aria-live="polite" className="min-w-9 text-center text-sm font-medium tabular-nums">
        {value}
      </output>
      <IconButton label={words.increaseQuantity} shape={plus} onClick={() => onChange(value + 1)} />
    </fieldset>
  );
}
