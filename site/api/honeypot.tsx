import { HONEYPOT_FIELD } from "#domain/spam-signals.ts";

type HoneypotProps = { value: string; onFill: (text: string) => void };

/** A field that no visitor sees, reaches or hears of; scripts like to fill it. */
export function Honeypot({ value, onFill }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Fax number
        <input
          type="text"
          name={HONEYPOT_FIELD}
          value={value}
          onChange={({ target }) => onFill(target.value)}
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </div>
  );
}
