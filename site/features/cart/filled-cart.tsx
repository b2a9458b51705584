import { Form, href } from "react-router";
import type { Cart } from "#domain/shop-state.ts";
import { Button, ButtonLink } from "#site/ui/button.tsx";
import * as words from "#words/cart.ts";
import { CartSummary } from "./cart-summary.tsx";
import { CartTable } from "./cart-table.tsx";

type FilledCartProps = { cart: Cart; onChanged: () => void };

export function FilledCart({ cart, onChanged }: FilledCartProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
      {/* [2.090] A plain submit: quantities count as soon as they are changed. */}
      <Form action={href("/cart")} preventScrollReset>
        <CartTable cart={cart} onChanged={onChanged} />
        <div className="mt-8 flex flex-wrap gap-3">
          {/* [2.089] */}
          <ButtonLink to={href("/shop")} variant="outline">
            {words.continueShopping}
          </ButtonLink>
          <Button type="submit" variant="outline">
            {words.updateCart}
          </Button>
        </div>
      </Form>
      <CartSummary cart={cart} />
    </div>
  );
}
