import { type ReactNode, useId } from "react";
import { href } from "react-router";
import { useShop } from "#site/store/shop.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Drawer } from "#site/ui/drawer.tsx";
import * as words from "#words/lists.ts";
import * as shopWords from "#words/shop.ts";
import { CompareTable } from "./compare-table.tsx";
import { WishRow } from "./wish-row.tsx";

/** The wishlist and the compare list; neither has its own page. */
export function ListsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { wishlist, compare } = useShop((shop) => shop);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.yourLists}
      foot={
        <ButtonLink href={href("/shop")} variant="outline" wide onClick={onClose}>
          {shopWords.goToShop}
        </ButtonLink>
      }
    >
      <List heading={words.wishlist} empty={words.wishlistEmpty}>
        {wishlist.length > 0 && (
          <ul>
            {wishlist.map((product) => (
              <WishRow key={product.id} product={product} onLeave={onClose} />
            ))}
          </ul>
        )}
      </List>
      <List heading={words.compare} empty={words.compareEmpty}>
        {compare.length > 0 && <CompareTable products={compare} onLeave={onClose} />}
      </List>
    </Drawer>
  );
}

type ListProps = { heading: string; empty: string; children: ReactNode };

function List({ heading, empty, children }: ListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-10">
      <h3 id={id} tabIndex={-1} className="text-lg outline-none">
        {heading}
      </h3>
      {children || <p className="mt-2 text-sm text-fg-soft">{empty}</p>}
    </section>
  );
}
