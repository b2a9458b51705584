import { href } from "react-router";
import { lineTotal } from "#domain/cart.ts";
import { formatMoney, formatPrice } from "#domain/money.ts";
import type { CartLine } from "#domain/shop-state.ts";
import { decrementLine, incrementLine, removeFromCart } from "#site/store/shop-actions.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { trash } from "#ui/icons.ts";
import { Quantity } from "#site/ui/quantity.tsx";
import { Thumbnail } from "#site/ui/thumbnail.tsx";
import * as words from "#words/cart-row.ts";

/** `onChanged` is called when the row was removed, and when the removal was undone. */
type CartRowProps = { line: CartLine; onChanged: () => void };

const cell = "md:py-5 md:pe-4";

export function CartRow({ line, onChanged }: CartRowProps) {
  async function remove() {
    await removeFromCart(line.id, onChanged);
    onChanged();
  }

  return (
    <tr className="border-b border-rule max-md:grid max-md:grid-cols-[5rem_minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-3 max-md:py-5">
      <td className={`${cell} max-md:row-span-3`}>
        <Thumbnail src={line.proImg} alt={line.title} className="w-20 md:w-24" />
      </td>
      <td className={cell}>
        <a
          href={href("/product-single/:id", { id: String(line.id) })}
          className="font-display text-lg leading-snug transition-colors duration-300 hover:text-highlight"
        >
          {line.title}
        </a>
        <p className="mt-1 text-sm text-fg-soft">{line.brand}</p>
        <p className="text-sm text-fg-soft">{line.size}</p>
      </td>
      <td className={`${cell} max-md:col-start-2 max-md:row-start-3`}>
        <Quantity
          label={words.quantityOf(line.title)}
          value={line.qty}
          onChange={(qty) => (qty > line.qty ? incrementLine(line.id) : decrementLine(line.id))}
        />
      </td>
      <td
        className={`${cell} text-sm max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:text-fg-soft max-md:after:content-[attr(data-each)]`}
        data-each={words.each}
      >
        {formatPrice(line.price)}
      </td>
      <td
        className={`${cell} font-medium max-md:col-start-3 max-md:row-start-3 max-md:self-center max-md:pe-corner max-md:text-end max-[22rem]:col-start-2 max-[22rem]:row-start-4 max-[22rem]:text-start`}
      >
        {formatMoney(lineTotal(line))}
      </td>
      <td className="text-end max-md:col-start-3 max-md:row-start-1 md:py-5">
        <IconButton
          label={words.remove(line.title)}
          shape={trash}
          onClick={remove}
          className="-me-2.5 -mt-2"
        />
      </td>
    </tr>
  );
}
