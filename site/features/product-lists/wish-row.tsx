import { formatPrice } from "#domain/money.ts";
import type { ShopProduct } from "#domain/shop-state.ts";
import { addToCart, removeFromWishlist } from "#site/store/shop-actions.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { trash } from "#ui/icons.ts";
import { Thumbnail } from "#site/ui/thumbnail.tsx";
import * as words from "#words/lists.ts";
import * as shopWords from "#words/shop.ts";
import { focusList } from "#site/ui/focus-list.ts";
import { ProductLink } from "./product-link.tsx";

type WishRowProps = { product: ShopProduct; onLeave: () => void };

export function WishRow({ product, onLeave }: WishRowProps) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-rule py-4">
      <Thumbnail src={product.proImg} className="w-18" />
      <div>
        <ProductLink product={product} onClick={onLeave} />
        <p className="text-sm tabular-nums">{formatPrice(product.price)}</p>
        <Button
          aria-label={words.addProductToCart(product.title)}
          size="sm"
          variant="outline"
          className="mt-3"
          onClick={() => addToCart(product, { size: product.size })}
        >
          {shopWords.addToCart}
        </Button>
      </div>
      <IconButton
        label={words.removeFromWishlist(product.title)}
        shape={trash}
        className="-me-2.5 -mt-2"
        onClick={({ currentTarget }) => {
          const heading = focusList(currentTarget);
          void removeFromWishlist(product.id, () => heading?.focus());
        }}
      />
    </li>
  );
}
