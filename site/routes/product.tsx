import { data, href } from "react-router";
import { allProducts, findProduct } from "#content/products.ts";
import { ReviewForm } from "#site/features/product-review/review-form.tsx";
import { ProductZoom } from "#site/features/product-zoom/product-zoom.tsx";
import { ProductMore } from "#site/sections/product/product-more.tsx";
import { ProductSpread } from "#site/sections/product/product-spread.tsx";
import { ProductTabs } from "#site/sections/product/product-tabs.tsx";
import { pageMeta } from "#site/seo/page-meta.ts";
import { pictureFile } from "#site/seo/picture-file.ts";
import { productOffer } from "#site/seo/product-offer.ts";
import { toProductCard } from "#site/views/product-card.ts";
import { toProductDetail } from "#site/views/product-detail.ts";
import type { Route } from "./+types/product.ts";

export function loader({ params }: Route.LoaderArgs) {
  const product = findProduct(Number(params.id));
  if (!product || String(product.id) !== params.id) throw data(null, { status: 404 });
  return { product: toProductDetail(product), products: allProducts().map(toProductCard) };
}

const trail = [
  { label: "Home", to: href("/") },
  { label: "Shop", to: href("/shop") },
];

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { product } = loaderData;
  const path = href("/product-single/:id", { id: String(product.id) });
  return pageMeta({
    title: product.title,
    description: `${product.title} by ${product.brand}, ${product.size}, ${product.color.toLowerCase()}: a piece of our demonstration shop, with its materials and reviews.`,
    path,
    trail: [...trail, { label: product.title, to: path }],
    about: [productOffer(product, pictureFile(product.picture))],
    kind: "product",
    noindex: true,
  });
};

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
      <ProductTabs key={product.id} product={product} reviewForm={<ReviewForm />} />
      <ProductMore products={products.filter(({ id }) => id !== product.id)} />
    </>
  );
}
