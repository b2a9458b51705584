import { formatPrice } from "#domain/money.ts";
import { classes } from "#ui/classes.ts";
import * as words from "#words/product.ts";

type ProductPriceProps = { price: string; oldPrice: string; className?: string };

export function ProductPrice({ price, oldPrice, className }: ProductPriceProps) {
  return (
    <p className={classes("flex flex-wrap items-baseline gap-x-3 tabular-nums", className)}>
      <span className="sr-only">{words.price}</span>
      <span>{formatPrice(price)}</span>
      <span className="sr-only">{words.oldPrice}</span>
      <del className="text-[0.85em] text-fg-soft">{formatPrice(oldPrice)}</del>
    </p>
  );
}
