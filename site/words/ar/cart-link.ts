import { pluralIn } from "#domain/plural.ts";

export const cartWith = (products: number) =>
  products === 0
    ? "السلة"
    : `السلة، ${pluralIn("ar", products, {
        one: "منتج واحد",
        two: "منتجان",
        few: `${products} منتجات`,
        many: `${products} منتجًا`,
        other: `${products} منتج`,
      })}`;
