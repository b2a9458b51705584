import { useRef } from "react";
import { href } from "react-router";
import { useShop } from "#site/store/shop.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { OnDemand } from "#site/ui/on-demand.tsx";
import * as words from "#words/cart.ts";
import * as shopWords from "#words/shop.ts";

/** Space is reserved until the cart is read. Where nothing is saved (boot/inline/mark-saved-shop.ts),
 * the empty cart is shown at once. */
export function CartView() {
  const { cart, isRead } = useShop((shop) => shop);
  const ref = useRef<HTMLDivElement>(null);
  return (
    // A removed row, or the toast that brought it back, loses the focus, which goes to the cart as a whole.
    <div ref={ref} tabIndex={-1} className="min-h-[60vh] outline-none">
      <p className="script-note">{shopWords.cartNeedsScript}</p>
      {cart.length === 0 && (
        <div className={isRead ? undefined : "noscript:hidden shop-saved:hidden"}>
          <EmptyCart />
        </div>
      )}
      <OnDemand wanted={cart.length > 0} load={() => import("./filled-cart.tsx")}>
        {({ FilledCart }) =>
          cart.length > 0 && <FilledCart cart={cart} onChanged={() => ref.current?.focus()} />
        }
      </OnDemand>
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title={words.emptyTitle}
      text={words.emptyText}
      action={<ButtonLink href={href("/shop")}>{words.continueShopping}</ButtonLink>}
    />
  );
}
