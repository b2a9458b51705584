import type { Cart } from "#domain/shop-state.ts";
import * as words from "#words/cart.ts";
import { CartRow } from "./cart-row.tsx";

const columns = [
  words.image,
  words.productName,
  words.quantity,
  words.price,
  words.totalPrice,
  words.action,
];

/** A table on a wide screen; on a phone every row is a small card with the same content. */
export function CartTable({ cart, onChanged }: { cart: Cart; onChanged: () => void }) {
  return (
    <table aria-label={words.tableName} className="w-full max-md:block">
      <thead className="border-b border-rule max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="pe-4 pb-3 text-start text-xs font-medium whitespace-nowrap text-fg-soft last:pe-0 last:text-end"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {cart.map((line) => (
          <CartRow key={line.id} line={line} onChanged={onChanged} />
        ))}
      </tbody>
    </table>
  );
}
