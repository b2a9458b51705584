import { SAMPLE_CARD } from "#domain/card-form.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import * as words from "#words/checkout.ts";
import * as formWords from "#words/forms.ts";
import { CardBrands } from "./card-brands.tsx";
import { useCardForm } from "./use-card-form.ts";

/** [3.035] [3.036] Prefilled with sample values; nothing is sent or stored. */
export function CardForm() {
  const { bind, onSubmit } = useCardForm();

  function field(name: keyof typeof SAMPLE_CARD) {
    return { ...bind(name), defaultValue: SAMPLE_CARD[name], required: true, autoComplete: "off" };
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      aria-label={words.cardFormName}
      className="grid grid-cols-1 gap-6 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <CardBrands />
      </div>
      <TextField label={formWords.eMail} type="email" inputMode="email" {...field("email")} />
      <TextField label={formWords.password} type="password" {...field("password")} />
      <TextField label={words.cardHolder} {...field("card_holder")} />
      <TextField label={words.cardNumber} inputMode="numeric" {...field("card_number")} />
      <TextField label={words.cvv} inputMode="numeric" {...field("cvv")} />
      <TextField label={words.expiryDate} type="date" {...field("expire_date")} />
      <Checkbox label={words.rememberMe} name="remember" />
      <p className="text-sm text-fg-soft sm:col-span-2">{words.sampleValues}</p>
      <Button type="submit" size="lg" className="max-w-full justify-self-start whitespace-normal!">
        {words.proceedToCheckout}
      </Button>
    </form>
  );
}
