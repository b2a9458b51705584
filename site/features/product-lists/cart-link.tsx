import { href } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { bag } from "#ui/icons.ts";
import * as words from "#words/cart-link.ts";

/** show-cart-lines.ts fills in the badge; a cart that is empty, or not read yet, has none. */
export function CartLink() {
  return (
    <a
      href={href("/cart")}
      data-cart-link
      aria-label={words.cartWith(0)}
      className="relative grid size-11 shrink-0 place-items-center rounded-sm transition-colors duration-300 ease-calm hover:bg-fg/8"
    >
      <Icon shape={bag} />
      <span
        aria-hidden="true"
        hidden
        className="absolute end-0.5 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-highlight px-1 text-[0.6875rem] leading-none font-semibold text-ground tabular-nums"
      />
    </a>
  );
}
