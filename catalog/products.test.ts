import { expect, test } from "vitest";
import { allProducts, findProduct, productPage } from "./products.ts";

const products = allProducts();

test("[3.031] six products with number ids: chairs, a side table and a vase", () => {
  expect(products.map((product) => product.id)).toEqual([1, 2, 3, 4, 5, 6]);
  const kinds = products.map(
    ({ title }) => title.toLowerCase().match(/chair|side table|vase/)?.[0],
  );
  expect(new Set(kinds)).toEqual(new Set(["chair", "side table", "vase"]));
});

test("[3.031] prices are decimals as text, from 65.00 to 548.00, each lower than before", () => {
  for (const { price, oldPrice } of products) {
    expect(price).toMatch(/^\d+\.\d\d$/);
    expect(Number(oldPrice)).toBeGreaterThan(Number(price));
  }
  const prices = products.map((product) => product.price).toSorted((a, b) => +a - +b);
  expect([prices.at(0), prices.at(-1)]).toEqual(["65.00", "548.00"]);
});

test("[3.031] every product has a brand and a size", () => {
  for (const { brand, size } of products) {
    expect(brand).not.toBe("");
    expect(size).toMatch(/ cm/);
  }
});

test("[9.013] the shop holds no more than twelve products", () => {
  expect(products.length).toBeLessThanOrEqual(12);
});

test("[2.012] a product is found by its id, [3.045] an unknown one is not", () => {
  expect(findProduct(4)?.title).toBe("Jhelum Side Table");
  for (const unknown of [0, 99_999, 1.5, Number.NaN]) expect(findProduct(unknown)).toBeNull();
});

test("[2.082] [2.084] rating, review count and category are fixed", () => {
  expect(productPage).toMatchObject({
    category: "Book",
    rating: 4,
    reviewsLabel: "(25 customer reviews)",
  });
  expect(productPage.tags.length).toBeGreaterThan(0);
});

test("[2.085] two sample reviews rate from 1 to 5", () => {
  expect(productPage.reviews).toHaveLength(2);
  for (const { rating } of productPage.reviews) expect([1, 2, 3, 4, 5]).toContain(rating);
});
