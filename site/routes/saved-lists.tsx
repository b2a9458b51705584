import { useState } from "react";
import { parts } from "#catalog/parts.ts";
import { HeartButton } from "#site/features/saved-lists/heart-button.tsx";
import { OnDemand } from "#site/ui/on-demand.tsx";
import * as words from "#words/saved-lists.ts";
import * as shopWords from "#words/shop.ts";

const loadDrawer = () => import("./saved-lists-drawer.tsx");

const name = parts.shop
  ? parts.homes
    ? words.savedAnd(shopWords.wishlistAndCompare)
    : shopWords.wishlistAndCompare
  : words.savedHomes;

/** Opens everything that the visitor has saved. */
export function SavedLists() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeartButton label={name} onOpen={() => setOpen(true)} />
      <OnDemand wanted={open} load={loadDrawer} onFailure={() => setOpen(false)}>
        {({ SavedListsDrawer }) => <SavedListsDrawer open={open} onClose={() => setOpen(false)} />}
      </OnDemand>
    </>
  );
}
