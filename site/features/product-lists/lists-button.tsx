import { useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { heart } from "#ui/icons.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import * as words from "#words/shop.ts";

/** Opens the wishlist and the comparison of products. */
export function ListsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={words.wishlistAndCompare}
        shape={heart}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="noscript:hidden"
      />
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
