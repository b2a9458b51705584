import { href } from "react-router";
import { HeaderBadge } from "#site/ui/header-badge.tsx";
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
      <HeaderBadge />
    </a>
  );
}
