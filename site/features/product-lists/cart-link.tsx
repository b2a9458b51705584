import { href } from "react-router";
import { useCartLines } from "#site/store/cart-lines.ts";
import { Icon } from "#ui/icon.tsx";
import { bag } from "#ui/icons.ts";
import * as words from "#words/cart-link.ts";

/** A cart that is empty, or not read yet, has no badge. */
export function CartLink() {
  const lines = useCartLines();
  return (
    <a
      href={href("/cart")}
      aria-label={words.cartWith(lines)}
      className="relative grid size-11 shrink-0 place-items-center rounded-sm transition-colors duration-300 ease-calm hover:bg-fg/8"
    >
      <Icon shape={bag} />
      {lines > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-highlight px-1 text-[0.6875rem] leading-none font-semibold text-ground tabular-nums"
        >
          {lines}
        </span>
      )}
    </a>
  );
}
