import { parts } from "#catalog/parts.ts";
import { CompareLink } from "#site/features/home-shortlist/compare-link.tsx";
import { Shortlist } from "#site/features/home-shortlist/shortlist.tsx";
import { ProductLists } from "#site/features/product-lists/product-lists.tsx";
import { ShopLink } from "#site/features/product-lists/shop-link.tsx";
import { Drawer } from "#site/ui/drawer.tsx";
import * as words from "#words/saved-lists.ts";

type SavedListsDrawerProps = { open: boolean; onClose: () => void };

/** Homes come first, then products. */
export function SavedListsDrawer({ open, onClose }: SavedListsDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.yourLists}
      foot={
        <div className="flex flex-wrap gap-3 *:flex-1">
          {parts.homes && <CompareLink onLeave={onClose} />}
          {parts.shop && <ShopLink onLeave={onClose} />}
        </div>
      }
    >
      {parts.homes && <Shortlist onLeave={onClose} />}
      {parts.shop && <ProductLists onLeave={onClose} />}
    </Drawer>
  );
}
