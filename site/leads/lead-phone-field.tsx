import { type ComponentProps, type SyntheticEvent, useId, useState } from "react";
import { office } from "#catalog/office.ts";
import { findLocalNumber, internationalNumber } from "#domain/local-number.ts";
import { classes } from "#ui/classes.ts";
import { PhoneField } from "#site/ui/phone-field.tsx";
import * as words from "#words/forms.ts";
import { visitorTimeZone } from "./visitor-time-zone.ts";

/** Asks whether a number without country code is the one that its form and the visitor's time zone suggest. What
 * was typed stays until the visitor says yes, and may be sent as it is. */
export function LeadPhoneField(props: ComponentProps<typeof PhoneField>) {
  const { className, onChange, ...rest } = props;
  const id = useId();
  const [suggested, setSuggested] = useState<string | null>(null);

  function suggest({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) {
    const timeZone = visitorTimeZone();
    const isLocal = findLocalNumber(value, office, timeZone) !== undefined;
    setSuggested(isLocal ? internationalNumber(value, office, timeZone) : null);
  }

  return (
    <div className={classes("group", className)}>
      <PhoneField
        {...rest}
        id={id}
        onFocus={suggest}
        onChange={(event) => {
          suggest(event);
          return onChange?.(event);
        }}
      />
      {/* A form that was sent is empty again. */}
      <p role="status" className="text-sm text-fg-soft group-has-[input:placeholder-shown]:hidden">
        {suggested && (
          <>
            {words.isItBefore}
            <button
              type="button"
              aria-label={words.itIs(suggested)}
              className="min-h-11 cursor-pointer text-fg underline underline-offset-4"
              onClick={() => typeInto(document.getElementById(id) as HTMLInputElement, suggested)}
            >
              <bdi dir="ltr">{suggested}</bdi>
            </button>
            {words.isItAfter}
          </>
        )}
      </p>
    </div>
  );
}

/** React ignores an event whose value is the last one set through the element itself. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  input.focus();
}
