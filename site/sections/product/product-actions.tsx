import { addToCompare, addToCart, addToWishlist } from "#site/store/shop-actions.ts";
import { toShopProduct } from "#site/store/shop-product.ts";
import { useShop } from "#site/store/shop.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { check, compare, heart } from "#ui/icons.ts";
import type { ProductCard } from "#site/views/product-card.ts";
import * as words from "#words/product-actions.ts";
import * as shopWords from "#words/shop.ts";

type ActionProps = { product: ProductCard; className?: string };
type IconActionProps = ActionProps & { variant?: "ghost" | "outline" };

/** [4.021] Adds one unit, in the colour and size that the product comes in. */
export function AddToCart({ product, size, className }: ActionProps & { size: "sm" | "lg" }) {
  const { color, size: measure } = product;
  return (
    <Button
      aria-label={words.addProductToCart(product.title)}
      size={size}
      variant={size === "lg" ? "primary" : "outline"}
      className={className}
      onClick={() => addToCart(toShopProduct(product), { color, size: measure })}
    >
      {shopWords.addToCart}
    </Button>
  );
}

export function WishButton({ product, variant, className }: IconActionProps) {
  const isListed = useShop(({ wishlist }) => wishlist.some(({ id }) => id === product.id));
  return (
    <IconButton
      label={words.addToWishlist(product.title)}
      aria-pressed={isListed}
      variant={variant}
      shape={heart}
      filled={isListed}
      onClick={({ currentTarget }) =>
        addToWishlist(toShopProduct(product), () => currentTarget.focus())
      }
      className={classes(isListed && "text-highlight", className)}
    />
  );
}

/** [4.032] A second click removes nothing, so it is no toggle button; it only shows the state. */
export function CompareButton({ product, variant, className }: IconActionProps) {
  const isListed = useShop(({ compare }) => compare.some(({ id }) => id === product.id));
  return (
    <IconButton
      label={words.compare(product.title, isListed)}
      variant={variant}
      shape={isListed ? check : compare}
      onClick={() => addToCompare(toShopProduct(product))}
      className={classes(isListed && "text-highlight", className)}
    />
  );
}
