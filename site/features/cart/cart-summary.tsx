import { href } from "react-router";
import { cartTotals } from "#domain/cart.ts";
import { CURRENCY_SYMBOL, formatMoney } from "#domain/money.ts";
import type { Cart } from "#domain/shop-state.ts";
import { ButtonLink } from "#site/ui/button.tsx";
import { Ledger } from "#site/ui/ledger.tsx";

/** [2.092] [9.020] */
export function CartSummary({ cart }: { cart: Cart }) {
  const totals = cartTotals(cart);
  return (
    <section aria-labelledby="cart-summary" className="bg-surface p-6 md:p-8 xl:sticky xl:top-28">
      <h2 id="cart-summary" className="text-xl">
        Summary
      </h2>
      <Ledger
        className="mt-5"
        rows={[
          { label: "Total product", amount: totals.totalProduct },
          { label: "Sub Price", amount: formatMoney(totals.subPrice) },
          { label: "Vat", amount: whole(totals.vat) },
          { label: "Eco Tax", amount: whole(totals.ecoTax) },
          { label: "Delivery Charge", amount: whole(totals.deliveryCharge) },
        ]}
        total={{ label: "Total Price", amount: formatMoney(totals.totalPrice) }}
      />
      {/* [2.091] */}
      <ButtonLink to={href("/checkout")} size="lg" wide className="mt-8">
        Proceed to Checkout
      </ButtonLink>
    </section>
  );
}

/** What is always nothing is written "$0". */
function whole(cents: number) {
  return `${CURRENCY_SYMBOL}${cents / 100}`;
}
