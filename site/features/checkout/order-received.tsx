import { href } from "react-router";
import { useShop } from "#site/store/shop.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { OnDemand } from "#site/ui/on-demand.tsx";
import * as words from "#words/order.ts";
import * as shopWords from "#words/shop.ts";

/** [2.105] The order is the content of the cart: the demonstration stores no orders. */
export function OrderReceived() {
  const { cart, isRead } = useShop((shop) => shop);
  return (
    <div className="min-h-[50vh] max-w-3xl">
      <p className="script-note mb-8">{words.needsScript}</p>
      {isRead && cart.length === 0 && (
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          action={<ButtonLink href={href("/shop")}>{shopWords.goToShop}</ButtonLink>}
        />
      )}
      <OnDemand wanted={cart.length > 0} load={() => import("./order-table.tsx")}>
        {({ OrderTable }) =>
          cart.length > 0 && (
            <>
              <div className="pe-corner">
                <OrderTable cart={cart} />
              </div>
              <Button
                variant="outline"
                className="mt-8 print:hidden"
                onClick={() => window.print()}
              >
                {words.print}
              </Button>
            </>
          )
        }
      </OnDemand>
    </div>
  );
}
