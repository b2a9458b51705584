import { data, href } from "react-router";
import { allProducts, findProduct } from "#catalog/products.ts";
import { ProductZoom } from "#site/features/product-zoom/product-zoom.tsx";
import { ProductSpread } from "#site/sections/product/product-spread.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { pictureFile } from "#site/seo/picture-file.ts";
import { productOffer } from "#site/seo/product-offer.ts";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { toProductCard } from "#site/views/product-card.ts";
import { toProductDetail } from "#site/views/product-detail.ts";
import * as words from "#words/product.ts";
import * as shopWords from "#words/shop.ts";
import type { Route } from "./+types/product.ts";

const ReviewForm = hydrateWhenVisible(
  () => import("#site/features/product-review/review-form.tsx"),
  "ReviewForm",
);

const ProductTabs = hydrateWhenVisible(
  () => import("#site/sections/product/product-tabs.tsx"),
  "ProductTabs",
);
const ProductMore = hydrateWhenVisible(
  () => import("#site/sections/product/product-more.tsx"),
  "ProductMore",
);

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

/** Referentially stable, as the props of a lazily hydrated part must be. */
const reviewForm = <ReviewForm />;

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, products } = loaderData;
  return (
    <>
      <ProductSpread
        product={product}
        products={products}
        trail={[...trail, { label: product.title }]}
        picture={<ProductZoom picture={product.picture} title={product.title} />}
      />
      <ProductTabs key={product.id} product={product} reviewForm={reviewForm} />
      <ProductMore products={products} besides={product.id} />
    </>
  );
}
