import { href } from "react-router";
import { furnitureLanding } from "#catalog/landing-variants.ts";
import { introductions } from "#catalog/introductions.ts";
import { parts } from "#catalog/parts.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { firstPosts } from "#catalog/posts/posts.ts";
import { allProducts } from "#catalog/products.ts";
import { FurnitureHero } from "#site/sections/hero/furniture-hero.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { island } from "#site/boot/island.tsx";
import { toPostCard } from "#site/views/post-card.ts";
import { toProductCard } from "#site/views/product-card.ts";
import * as words from "#words/landing.ts";
import type { Route } from "./+types/landing-furniture.ts";
import { ProductGrid } from "#site/sections/product/product-grid.tsx";
import { LatestNews } from "#site/sections/latest-news.tsx";

const ProductGridIsland = island("ProductGrid", ProductGrid);

export function loader() {
  return {
    head: pageHead({
      title: furnitureLanding.title,
      description: introductions.landingFurniture.description,
      trail: [{ label: words.furnitureAndDecor, to: href("/home4") }],
    }),
    texts: furnitureLanding,
    picture: requirePicture("landing/furniture-hero"),
    products: allProducts().map(toProductCard),
    posts: firstPosts(3).map(toPostCard),
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function FurnitureLanding({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <FurnitureHero texts={page.texts} picture={page.picture} />
      <Section
        eyebrow={words.shop}
        heading={words.ourFurniture}
        action={<ArrowLink href={href("/shop")}>{words.toTheShop}</ArrowLink>}
      >
        <ProductGridIsland products={page.products} level={3} />
      </Section>
      {parts.blog && <LatestNews posts={page.posts} tone="surface" />}
    </>
  );
}
