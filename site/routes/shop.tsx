import { href } from "react-router";
import { allProducts } from "#catalog/products.ts";
import { ShopPage } from "#site/sections/product/shop-page.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { productList } from "#site/seo/item-list.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { toProductCard } from "#site/views/product-card.ts";
import type { Route } from "./+types/shop.ts";

const MOST_PRODUCTS = 12; // [2.079] [9.013]

const trail = [
  { label: "Home", to: href("/") },
  { label: "Shop", to: href("/shop") },
];

export function loader() {
  const products = allProducts().slice(0, MOST_PRODUCTS).map(toProductCard);
  return {
    head: pageHead({
      title: "Shop",
      description:
        "Chairs, a side table and a vase from our show apartments, in a demonstration of an online shop: nothing is sold and nothing is sent.",
      path: href("/shop"),
      trail,
      about: [productList("Shop", products)],
      noindex: true,
    }),
    products,
  };
}

export const meta = headFromLoader;

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="Shop"
        lead="Six pieces made for our show apartments. The shop is a demonstration: put them in the cart, nothing is sold."
        trail={trail}
      />
      <ShopPage products={loaderData.products} />
    </>
  );
}
