import { href } from "react-router";
import type { Cart } from "#domain/shop-state.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import * as words from "#words/cart.ts";
import { CartSummary } from "./cart-summary.tsx";
import { CartTable } from "./cart-table.tsx";

export function FilledCart({ cart, onChanged }: { cart: Cart; onChanged: () => void }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
      {/* [2.090] Quantities count as soon as they are changed, so there is nothing to send. */}
      <form onSubmit={(event) => event.preventDefault()}>
        <CartTable cart={cart} onChanged={onChanged} />
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={href("/shop")} variant="outline">
            {words.continueShopping}
          </ButtonLink>
          <Button type="submit" variant="outline">
            {words.updateCart}
          </Button>
        </div>
      </form>
      <CartSummary cart={cart} />
    </div>
  );
}
