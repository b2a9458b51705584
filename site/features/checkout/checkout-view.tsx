import { useState } from "react";
import * as words from "#words/checkout.ts";
import { BillingAddress } from "./billing-address.tsx";
import { CartTotal } from "./cart-total.tsx";
import { CollapsibleSection } from "./collapsible-section.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { atFirst, type OpenSections, toggleSection } from "./open-sections.ts";
import { PaymentMethod } from "./payment-method.tsx";

export function CheckoutView() {
  const [open, setOpen] = useState(atFirst);

  function bind(name: keyof OpenSections) {
    return { open: open[name], onToggle: () => setOpen(toggleSection(open, name)) };
  }

  return (
    <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-20">
      <div className="min-w-0 border-b border-rule">
        <p className="script-note mb-8">{words.needsScript}</p>
        <CollapsibleSection heading={words.couponHeading} {...bind("coupon")}>
          <CouponForm />
        </CollapsibleSection>
        <CollapsibleSection heading={words.billingAddress} {...bind("billing")}>
          <BillingAddress />
        </CollapsibleSection>
        <CollapsibleSection heading={words.paymentMethod} {...bind("payment")}>
          <PaymentMethod />
        </CollapsibleSection>
      </div>
      <CartTotal />
    </div>
  );
}
