import { cartTotals, lineTotal } from "#domain/cart.ts";
import { formatMoney, formatPrice } from "#domain/money.ts";
import type { Cart } from "#domain/shop-state.ts";
import * as words from "#words/order-table.ts";

export function OrderTable({ cart }: { cart: Cart }) {
  const { totalProduct, subPrice, totalPrice } = cartTotals(cart);
  return (
    <table aria-label={words.tableName} className="w-full text-sm">
      <thead className="text-xs text-fg-soft">
        <tr className="border-b border-rule">
          <th scope="col" className="pb-3 text-start font-medium">
            {words.product}
          </th>
          <th scope="col" className="pb-3 text-end font-medium">
            {words.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {cart.map((line) => (
          <tr key={line.id} className="border-b border-rule">
            <th scope="row" className="py-4 pe-6 text-start font-normal">
              <span className="font-display text-lg leading-snug">{line.title}</span>
              <span className="block text-fg-soft tabular-nums">
                {words.priceTimes(formatPrice(line.price), line.qty)}
              </span>
            </th>
            <td className="py-4 text-end align-bottom">{formatMoney(lineTotal(line))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Total label={words.totalProducts} amount={totalProduct} />
        <Total label={words.subPrice} amount={formatMoney(subPrice)} />
        <Total label={words.totalPrice} amount={formatMoney(totalPrice)} isLast />
      </tfoot>
    </table>
  );
}

type TotalProps = { label: string; amount: number | string; isLast?: boolean };

function Total({ label, amount, isLast = false }: TotalProps) {
  const look = isLast ? "pt-4 text-lg font-medium" : "pt-4 font-normal";
  return (
    <tr>
      <th scope="row" className={`${look} text-start`}>
        {label}
      </th>
      <td className={`${look} text-end`}>{amount}</td>
    </tr>
  );
}
