import { href } from "react-router";
import { cartTotals } from "#domain/cart.ts";
import { formatMoney, formatWholeAmount } from "#domain/money.ts";
import type { Cart } from "#domain/shop-state.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Ledger } from "#site/ui/ledger.tsx";
import * as words from "#words/cart.ts";

export function CartSummary({ cart }: { cart: Cart }) {
  const totals = cartTotals(cart);
  return (
    <section
      aria-labelledby="cart-summary"
      className="bg-surface p-6 max-md:pe-corner md:p-8 xl:sticky xl:top-28"
    >
      <h2 id="cart-summary" className="text-xl">
        {words.summary}
      </h2>
      <Ledger
        className="mt-5"
        rows={[
          { label: words.totalProduct, amount: totals.totalProduct },
          { label: words.subPrice, amount: formatMoney(totals.subPrice) },
          { label: words.vat, amount: formatWholeAmount(totals.vat / 100) },
          { label: words.ecoTax, amount: formatWholeAmount(totals.ecoTax / 100) },
          { label: words.deliveryCharge, amount: formatWholeAmount(totals.deliveryCharge / 100) },
        ]}
        total={{ label: words.totalPrice, amount: formatMoney(totals.totalPrice) }}
      />
      <ButtonLink href={href("/checkout")} size="lg" wide className="mt-8">
        {words.proceedToCheckout}
      </ButtonLink>
    </section>
  );
}
