import { href } from "react-router";
import { introductions } from "#catalog/introductions.ts";
import { allProducts } from "#catalog/products.ts";
import { ShopPage } from "#site/sections/product/shop-page.tsx";
import { productList } from "#site/seo/item-list.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { toProductCard } from "#site/views/product-card.ts";
import * as words from "#words/shop.ts";
import type { Route } from "./+types/shop.ts";
import { island } from "#site/boot/island.tsx";

const ShopPageIsland = island("ShopPage", ShopPage, { when: "start" });

const MOST_PRODUCTS = 12; // fixed by [2.079] [9.013]

const trail = [{ label: words.title, to: href("/shop") }];

export function loader() {
  const products = allProducts().slice(0, MOST_PRODUCTS).map(toProductCard);
  return {
    head: pageHead({
      title: words.title,
      description: introductions.shop.description,
      trail,
      about: [productList(words.title, products)],
      noindex: true,
    }),
    lead: introductions.shop.lead,
    products,
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={words.title} lead={loaderData.lead} trail={trail} />
      <ShopPageIsland products={loaderData.products} />
    </>
  );
}
