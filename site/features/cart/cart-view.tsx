import { useRef } from "react";
import { Form, href } from "react-router";
import { useShop } from "#site/store/shop.ts";
import { Button, ButtonLink } from "#site/ui/button.tsx";
import { EmptyState } from "#site/ui/empty-state.tsx";
import { ScriptNote } from "#site/ui/script-note.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { CartTable } from "./cart-table.tsx";

/** The cart, once it has been read; the room it takes is kept free until then. */
export function CartView() {
  const { cart, isRead } = useShop();
  const ref = useRef<HTMLDivElement>(null);
  return (
    // A removed row takes the focus with it: it then goes to the cart as a whole.
    <div ref={ref} tabIndex={-1} className="min-h-[60vh] outline-none">
      <ScriptNote>The cart of this demonstration needs JavaScript.</ScriptNote>
      {isRead && cart.length === 0 && <EmptyCart />}
      {cart.length > 0 && (
        <div className="grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
          {/* [2.090] A plain submit: quantities count as soon as they are changed. */}
          <Form action={href("/cart")} preventScrollReset>
            <CartTable cart={cart} onRemoved={() => ref.current?.focus()} />
            <div className="mt-8 flex flex-wrap gap-3">
              {/* [2.089] */}
              <ButtonLink to={href("/shop")} variant="outline">
                Continue Shopping
              </ButtonLink>
              <Button type="submit" variant="outline">
                Update Cart
              </Button>
            </div>
          </Form>
          <CartSummary cart={cart} />
        </div>
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      text="What you put into it waits here, also when you come back another day."
      action={<ButtonLink to={href("/shop")}>Continue Shopping</ButtonLink>}
    />
  );
}
