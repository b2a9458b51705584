import type { Cart } from "#domain/shop-state.ts";
import { CartRow } from "./cart-row.tsx";

// [2.086]
const columns = ["Image", "Product Name", "Quantity", "Price", "Total Price", "Action"];

type CartTableProps = { cart: Cart; onChanged: () => void };

/** A table on a wide screen; on a phone every row is a small card, and nothing of it is left out. */
export function CartTable({ cart, onChanged }: CartTableProps) {
  return (
    <table aria-label="Cart" className="w-full text-left max-md:block">
      <thead className="border-b border-rule max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="pr-4 pb-3 text-xs font-medium whitespace-nowrap text-fg-soft last:pr-0 last:text-right"
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
