import { Checkbox } from "#ui/checkbox.tsx";
import { TextArea } from "#ui/text-area.tsx";
import * as words from "#words/checkout.ts";
import { AddressFields } from "./address-fields.tsx";

/** [2.095] [2.099] The style sheet reveals the second address, so it needs no script and keeps what
 * was typed. Nothing is ever sent. */
export function BillingAddress() {
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-label={words.billingAddress}
      className="group/billing grid gap-6 sm:grid-cols-2"
    >
      <AddressFields ending="" kind="billing" />
      <Checkbox label={words.shipElsewhere} data-different-address className="sm:col-span-2" />
      <fieldset className="hidden gap-6 group-has-[[data-different-address]:checked]/billing:grid sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-6 font-display text-lg">{words.differentShippingAddress}</legend>
        <AddressFields ending="2" kind="shipping" />
      </fieldset>
      <TextArea label={words.orderNotes} name="note" rows={4} optional className="sm:col-span-2" />
    </form>
  );
}
