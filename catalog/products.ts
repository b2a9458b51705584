import { z } from "zod";
import { alt, line, lines } from "./fields.ts";
import { paragraphs } from "./loader/markdown-texts.ts";
import { readEntries } from "./loader/read-entries.ts";
import { readPage } from "./loader/read-page.ts";

// [3.031] A price is decimal text.
const price = z
  .number("must be a number such as 65 or 65.50")
  .positive()
  .multipleOf(0.01, "must have at most two decimals")
  .transform((amount) => amount.toFixed(2));

const entries = readEntries("products", {
  facts: z
    .strictObject({
      id: z.int().positive(),
      price,
      oldPrice: price,
      size: line,
    })
    .refine(({ price, oldPrice }) => Number(oldPrice) > Number(price), {
      path: ["oldPrice"],
      error: "must be higher than the price",
    }),
  words: z.strictObject({ title: line, brand: line, color: line, materials: lines, alt }),
  text: paragraphs,
});

const products = entries.map(({ key, facts, words: { alt: _alt, ...words }, text }) => ({
  key,
  ...facts,
  ...words,
  description: text,
}));

export type Product = (typeof products)[number];

export const productAlt: Record<string, string> = Object.fromEntries(
  entries.map(({ key, words }) => [`products/${key}`, words.alt]),
);

export const productPage = readPage(
  "product",
  z.strictObject({
    category: line,
    tags: lines,
    rating: z.int().min(1).max(5),
    reviewsLabel: line,
    reviews: z.array(
      z.strictObject({ name: line, dateLabel: line, rating: z.int().min(1).max(5), text: line }),
    ),
  }),
);

export function allProducts(): Product[] {
  return products;
}

export function findProduct(id: number): Product | null {
  return products.find((product) => product.id === id) ?? null;
}
