import { useState } from "react";
import { ScriptNote } from "#site/ui/script-note.tsx";
import { BillingAddress } from "./billing-address.tsx";
import { CartTotal } from "./cart-total.tsx";
import { CollapsibleSection } from "./collapsible-section.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { atFirst, type OpenSections, toggleSection } from "./open-sections.ts";
import { PaymentMethod } from "./payment-method.tsx";

/** [2.093] */
export function CheckoutView() {
  const [open, setOpen] = useState(atFirst);

  function bind(name: keyof OpenSections) {
    return { open: open[name], onToggle: () => setOpen(toggleSection(open, name)) };
  }

  return (
    <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-20">
      <div className="min-w-0 border-b border-rule">
        <ScriptNote className="mb-8">
          This is a demonstration: nothing is sold. To go through it, you need JavaScript.
        </ScriptNote>
        <CollapsibleSection
          heading="Have a coupon ? Click here to enter your code."
          {...bind("coupon")}
        >
          <CouponForm />
        </CollapsibleSection>
        <CollapsibleSection heading="Billing Address" {...bind("billing")}>
          <BillingAddress />
        </CollapsibleSection>
        <CollapsibleSection heading="Payment Method" {...bind("payment")}>
          <PaymentMethod />
        </CollapsibleSection>
      </div>
      <CartTotal />
    </div>
  );
}
