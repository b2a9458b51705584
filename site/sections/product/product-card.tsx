import { href } from "react-router";
import type { ProductCard as Product } from "#site/views/product-card.ts";
import { CardPicture } from "#site/sections/card-picture.tsx";
import { CoverLink } from "#site/sections/cover-link.tsx";
import { AddToCart, CompareButton, WishButton } from "./product-actions.tsx";
import { ProductPrice } from "./product-price.tsx";

type ProductCardProps = { product: Product; level: 2 | 3; isFirst?: boolean | undefined };

/** [2.079] The whole card links to the product, except for the buttons. */
export function ProductCard({ product, level, isFirst }: ProductCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex h-full flex-col">
      <CardPicture
        picture={product.picture}
        priority={isFirst}
        sizes="(min-width: 90rem) 27rem, (min-width: 64rem) 30vw, 45vw"
        className="aspect-square"
      />
      {/* On a phone the picture is too small for buttons in its corner. */}
      <div className="z-10 flex max-md:-ms-3 max-md:-mb-3 md:absolute md:end-2 md:top-2">
        <WishButton product={product} />
        <CompareButton product={product} />
      </div>
      <div className="mt-4 mb-5 flex flex-1 flex-wrap content-start items-baseline justify-between gap-x-4 gap-y-1 in-[li:nth-child(even)]:pe-corner">
        <Heading className="text-lg leading-snug">
          <CoverLink href={href("/product-single/:id", { id: String(product.id) })}>
            {product.title}
          </CoverLink>
        </Heading>
        <ProductPrice {...product} className="text-sm" />
        <p className="w-full text-sm text-fg-soft">{product.color}</p>
      </div>
      <AddToCart product={product} size="sm" className="z-10 md:self-start" />
    </article>
  );
}
