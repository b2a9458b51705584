import { href } from "react-router";
import { furnitureHome } from "#catalog/home-variants.ts";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { firstPosts } from "#catalog/posts/posts.ts";
import { allProducts } from "#catalog/products.ts";
import { FurnitureHero } from "#site/sections/hero/furniture-hero.tsx";
import { headFromLoader } from "#site/seo/head-from-loader.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { ArrowLink } from "#site/ui/link.tsx";
import { Section } from "#site/ui/section.tsx";
import { hydrateWhenVisible } from "#site/boot/hydrate-when-visible.tsx";
import { toPostCard } from "#site/views/post-card.ts";
import { toProductCard } from "#site/views/product-card.ts";
import type { Route } from "./+types/home-furniture.ts";

const ProductGrid = hydrateWhenVisible(
  () => import("#site/sections/product/product-grid.tsx"),
  "ProductGrid",
);
const LatestNews = hydrateWhenVisible(() => import("#site/sections/latest-news.tsx"), "LatestNews");

export function loader() {
  return {
    head: pageHead({
      title: furnitureHome.title,
      description:
        "Chairs, a side table and a vase made for our show apartments in Dubai: solid oak and walnut, cane, rope and stoneware, six pieces in all.",
      path: href("/home4"),
      trail: [
        { label: "Home", to: href("/") },
        { label: "Furniture and decor", to: href("/home4") },
      ],
    }),
    words: furnitureHome,
    picture: requirePicture("home/furniture-hero"),
    products: allProducts().map(toProductCard),
    posts: firstPosts(3).map(toPostCard),
  };
}

export const meta = headFromLoader;

/** [2.049] */
export default function FurnitureHome({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <FurnitureHero words={page.words} picture={page.picture} />
      <Section
        eyebrow="Shop"
        heading="Our furniture"
        action={<ArrowLink to={href("/shop")}>To the shop</ArrowLink>}
      >
        <ProductGrid products={page.products} level={3} />
      </Section>
      <LatestNews posts={page.posts} tone="surface" />
    </>
  );
}
