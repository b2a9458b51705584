import { CARD_BRANDS } from "#domain/card-form.ts";
import * as words from "#words/checkout.ts";

const names = { visa: "Visa", mastercard: "Mastercard", skrill: "Skrill", paypal: "PayPal" };

export function CardBrands() {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{words.card}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {CARD_BRANDS.map((brand) => (
          <label
            key={brand}
            className="relative grid min-h-14 place-items-center rounded-sm border border-rule-strong bg-field px-2 text-sm font-semibold tracking-wide transition-colors duration-200 hover:border-fg has-checked:border-fg has-checked:bg-fg has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-highlight"
          >
            <input
              type="radio"
              name="card_type"
              value={brand}
              defaultChecked={brand === CARD_BRANDS[0]}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {names[brand]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
