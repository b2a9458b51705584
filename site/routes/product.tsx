import { data, href } from "react-router";
import { allProducts, findProduct } from "#catalog/products.ts";
import { ProductZoom } from "#site/features/product-zoom/product-zoom.tsx";
import { ProductSpread } from "#site/sections/product/product-spread.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { pictureFile } from "#site/seo/picture-file.ts";
import { productOffer } from "#site/seo/product-offer.ts";
import { island } from "#site/boot/island.tsx";
import { toProductCard } from "#site/views/product-card.ts";
import { toProductDetail } from "#site/views/product-detail.ts";
import * as words from "#words/product.ts";
import * as shopWords from "#words/shop.ts";
import type { Route } from "./+types/product.ts";
import { ProductMore } from "#site/sections/product/product-more.tsx";
import { ProductPanels } from "./product-panels.tsx";

const ProductZoomIsland = island("ProductZoom", ProductZoom);
const ProductPanelsIsland = island("ProductPanels", ProductPanels);
/** Hydrated at once, because it saves the list of products. */
const ProductMoreIsland = island("ProductMore", ProductMore, { when: "start" });

const trail = [{ label: shopWords.title, to: href("/shop") }];

export function loader({ params }: Route.LoaderArgs) {
  const product = findProduct(Number(params.id));
  if (!product || String(product.id) !== params.id) throw data(null, { status: 404 });
  const detail = toProductDetail(product);
  const path = href("/product-single/:id", { id: params.id });
  return {
    head: pageHead({
      title: product.title,
      description: words.documentDescription(
        product.title,
        product.brand,
        product.size,
        product.color.toLowerCase(),
      ),
      trail: [...trail, { label: product.title, to: path }],
      about: [productOffer(product, pictureFile(detail.picture))],
      kind: "product",
      noindex: true,
    }),
    product: detail,
    products: allProducts().map(toProductCard),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, products } = loaderData;
  return (
    <>
      <ProductSpread
        product={product}
        trail={[...trail, { label: product.title }]}
        picture={<ProductZoomIsland picture={product.picture} title={product.title} />}
      />
      <ProductPanelsIsland product={product} />
      <ProductMoreIsland products={products} besides={product.id} />
    </>
  );
}
