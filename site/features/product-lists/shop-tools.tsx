import { useEffect, useState } from "react";
import { countCartLines } from "#site/store/count-cart-lines.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { heart } from "#ui/icons.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import * as words from "#words/shop.ts";
import { CartLink } from "./cart-link.tsx";

export function ShopTools() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    countCartLines();
  }, []);

  return (
    <>
      <IconButton
        label={words.wishlistAndCompare}
        shape={heart}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="noscript:hidden"
      />
      <CartLink />
      <OnDemand
        wanted={open}
        load={() => import("./lists-drawer.tsx")}
        onFailure={() => setOpen(false)}
      >
        {({ ListsDrawer }) => <ListsDrawer open={open} onClose={() => setOpen(false)} />}
      </OnDemand>
    </>
  );
}
