import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addToCart } from "./cart.ts";
import { parseShopState, type ShopState } from "./shop-state.ts";
import { makeProduct, someProduct } from "./test-products.ts";

const chair = makeProduct();

const filled: ShopState = {
  products: { symbol: "$", products: [chair] },
  cart: addToCart([], chair),
  wishlist: [chair],
  compare: [],
};

function parse(part: Record<string, unknown>) {
  return parseShopState(JSON.stringify({ ...filled, ...part }));
}

test("[3.040] [3.041] [3.042] the saved products and cart are restored", () => {
  expect(parse({})).toEqual(filled);
});

test("[3.043] [3.044] the saved wishlist and compare list are restored", () => {
  const compare = [makeProduct({ id: 2, title: "Vase" })];
  expect(parse({ compare })).toMatchObject({ wishlist: [chair], compare });
});

test("any cart is restored from storage", () => {
  fc.assert(
    fc.property(fc.array(someProduct), (products) => {
      const cart = products.reduce((cart, product) => addToCart(cart, product), filled.cart);
      expect(parse({ cart })?.cart).toEqual(cart);
    }),
  );
});

test.each([
  ["no JSON", "{"],
  ["an empty text", ""],
  ["nothing", "null"],
  ["a list", "[]"],
  ["another program's state", '{"cart":"{}","_persist":"{}"}'],
  ["a wrapped state", JSON.stringify({ state: filled, version: 0 })],
])("[3.039] %s is not a valid state", (_, text) => {
  expect(parseShopState(text)).toBeNull();
});

test("[3.039] a damaged list is not a valid state", () => {
  const [line] = filled.cart;
  expect(parse({ cart: [{ ...line, qty: 0 }] })).toBeNull();
  expect(parse({ cart: [{ ...line, qty: 1.5 }] })).toBeNull();
  expect(parse({ cart: [{ ...line, price: "free" }] })).toBeNull();
  expect(parse({ cart: [line, line] })).toBeNull();
  expect(parse({ wishlist: [{ ...chair, id: "1" }] })).toBeNull();
  expect(parse({ compare: null })).toBeNull();
});

test("[3.041] [3.042] products in another form, or missing lists, do not discard the cart", () => {
  const ofOurs = { symbol: "$", products: [] };
  for (const products of [{ symbol: "€", products: [] }, [chair], { ...ofOurs, products: [{}] }]) {
    expect(parse({ products })).toEqual({ ...filled, products: ofOurs });
  }
  expect(parseShopState(JSON.stringify({ cart: filled.cart }))).toEqual({
    products: ofOurs,
    cart: filled.cart,
    wishlist: [],
    compare: [],
  });
});

test("a stored picture can only be a file of this site", () => {
  const others = [
    "https://other.example/a.png",
    "//other.example/a.png",
    "/\t/other.example/a.png",
    "\\\\other.example/a.png",
    "data:,",
    "vase.png", // another file on every page
    "",
  ];
  const parsed = others.map((proImg) => parse({ compare: [{ ...chair, proImg }] }));
  expect(parsed).toEqual(others.map(() => null));
  const proImg = "/media/products/vase-320.jpg?v=1a";
  expect(parse({ compare: [{ ...chair, proImg }] })).not.toBeNull();
});

test("a saved WebP picture becomes the JPEG of the same size", () => {
  const wishlist = [{ ...chair, proImg: "/media/products/vase-320.webp?v=1a" }];
  expect(parse({ wishlist })?.wishlist[0]?.proImg).toBe("/media/products/vase-320.jpg?v=1a");
});
