import { HONEYPOT_FIELD } from "#domain/spam-signals.ts";
import * as words from "#words/forms.ts";

type HoneypotProps = { value: string; onFill: (text: string) => void };

/** A field hidden from visitors, keyboards and screen readers; spam scripts fill it in. */
export function Honeypot({ value, onFill }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {words.faxNumber}
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
