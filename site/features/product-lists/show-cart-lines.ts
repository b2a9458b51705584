import { cartLines } from "#site/store/cart-lines.ts";
import { countCartLines } from "#site/store/count-cart-lines.ts";
import * as words from "#words/cart-link.ts";

/** Keeps the badge of the header's cart link. */
export function showCartLines(): void {
  const link = document.querySelector("[data-cart-link]");
  const badge = link?.querySelector("span");
  cartLines.subscribe((lines) => {
    link?.setAttribute("aria-label", words.cartWith(lines));
    if (!badge) return;
    badge.textContent = String(lines);
    badge.hidden = lines === 0;
  });
  countCartLines();
}
