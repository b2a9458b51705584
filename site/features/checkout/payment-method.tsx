import { href } from "react-router";
import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS } from "#domain/card-form.ts";
import { ButtonLink } from "#ui/button.tsx";
import { RadioGroup } from "#site/ui/radio-group.tsx";
import * as words from "#words/checkout.ts";
import { CardForm } from "./card-form.tsx";

/** [2.100] The style sheet shows the part of the chosen method. */
export function PaymentMethod() {
  return (
    <div className="group/payment">
      <RadioGroup
        legend={words.paymentQuestion}
        hideLabel
        name="payment_method"
        layout="cards"
        options={PAYMENT_METHODS}
        defaultValue={DEFAULT_PAYMENT_METHOD}
      />
      {/* [2.101] [2.103] The card form belongs to the value 'cash' on purpose. */}
      <div className="mt-8 hidden group-has-[[value=cash]:checked]/payment:block">
        <CardForm />
      </div>
      {/* [2.102] The value 'card' is labelled 'Cash On delivery'. */}
      <div className="mt-8 hidden group-has-[[value=card]:checked]/payment:block">
        <p className="mb-6 max-w-text text-fg-soft">{words.payOnDelivery}</p>
        <ButtonLink href={href("/order_received")} size="lg" className="whitespace-normal!">
          {words.proceedToCheckout}
        </ButtonLink>
      </div>
    </div>
  );
}
