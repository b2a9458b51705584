import { href } from "react-router";
import { cartTotals, lineTotal } from "#domain/cart.ts";
import { formatMoney, formatPrice } from "#domain/money.ts";
import { useShop } from "#site/store/shop.ts";
import { Ledger } from "#site/ui/ledger.tsx";
import { TextLink } from "#site/ui/link.tsx";
import * as words from "#words/checkout.ts";
import * as shopWords from "#words/shop.ts";
import * as totalWords from "#words/cart-total.ts";

export function CartTotal() {
  const { cart, isRead } = useShop((shop) => shop);
  const { totalProduct, subPrice, totalPrice } = cartTotals(cart);
  return (
    <section
      aria-labelledby="cart-total"
      className="min-h-72 bg-surface p-6 max-md:pe-corner md:p-8 lg:sticky lg:top-28"
    >
      <h2 id="cart-total" className="text-xl">
        {words.cartTotal}
      </h2>
      {isRead && cart.length === 0 && (
        <p className="mt-5 text-sm text-fg-soft">
          {words.cartIsEmpty}
          <TextLink href={href("/shop")}>{shopWords.goToShop}</TextLink>
          {words.orTryWithoutProducts}
        </p>
      )}
      <ul className="mt-5 text-sm">
        {cart.map((line) => (
          <li key={line.id} className="flex justify-between gap-6 border-b border-rule py-3">
            <span>
              {line.title}
              <span className="block text-fg-soft tabular-nums">
                {totalWords.priceTimes(formatPrice(line.price), line.qty)}
              </span>
            </span>
            <span className="tabular-nums">{formatMoney(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      {isRead && (
        <Ledger
          className="mt-3"
          rows={[
            { label: words.totalProduct, amount: totalProduct },
            { label: words.subPrice, amount: formatMoney(subPrice) },
          ]}
          total={{ label: words.totalPrice, amount: formatMoney(totalPrice) }}
        />
      )}
    </section>
  );
}
