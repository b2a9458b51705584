import { href } from "react-router";
import type { ShopProduct } from "#domain/shop-state.ts";

type ProductLinkProps = { product: ShopProduct; onClick: () => void };

export function ProductLink({ product, onClick }: ProductLinkProps) {
  return (
    <a
      href={href("/product-single/:id", { id: String(product.id) })}
      onClick={onClick}
      className="font-display text-base leading-snug transition-colors duration-300 hover:text-highlight"
    >
      {product.title}
    </a>
  );
}
