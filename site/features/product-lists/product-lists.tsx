import { useShop } from "#site/store/shop.ts";
import { SavedList } from "#site/ui/saved-list.tsx";
import * as words from "#words/lists.ts";
import { CompareTable } from "./compare-table.tsx";
import { WishRow } from "./wish-row.tsx";

/** The wishlist and the compare list; neither has its own page. */
export function ProductLists({ onLeave }: { onLeave: () => void }) {
  const { wishlist, compare } = useShop((shop) => shop);
  return (
    <>
      <SavedList
        heading={words.counted(words.wishlist, wishlist.length)}
        empty={words.wishlistEmpty}
      >
        {wishlist.length > 0 && (
          <ul>
            {wishlist.map((product) => (
              <WishRow key={product.id} product={product} onLeave={onLeave} />
            ))}
          </ul>
        )}
      </SavedList>
      <SavedList heading={words.counted(words.compare, compare.length)} empty={words.compareEmpty}>
        {compare.length > 0 && <CompareTable products={compare} onLeave={onLeave} />}
      </SavedList>
    </>
  );
}
