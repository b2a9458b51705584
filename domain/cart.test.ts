import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  ADDED_TO_CART,
  addToCart,
  cartTotals,
  decrementLine,
  discountPercent,
  incrementLine,
  lineTotal,
  REMOVED_FROM_CART,
  removeFromCart,
} from "./cart.ts";
import { toCents } from "./money.ts";
import type { Cart, CartLine } from "./shop-state.ts";
import { makeProduct, someProduct } from "./test-products.ts";

const chair = makeProduct({ id: 1, title: "Oak Chair", price: "150.00", delPrice: "200.00" });
const vase = makeProduct({ id: 2, title: "Vase", price: "65.10", delPrice: "80.00" });

test("[4.021] [4.023] adding a new product appends one unit of it", () => {
  const cart = addToCart(addToCart([], chair), vase, { color: "Ivory", size: "38 cm" });
  expect(cart.map(({ title, qty }) => [title, qty])).toEqual([
    ["Oak Chair", 1],
    ["Vase", 1],
  ]);
  expect(cart[1]).toMatchObject({ selected_color: "Ivory", selected_size: "38 cm" });
});

test("[3.032] a cart line has exactly the fields of the specification", () => {
  expect(addToCart([], chair, { quantity: 2, color: "Sand" })).toEqual([
    {
      id: 1,
      title: "Oak Chair",
      brand: "Workshop",
      size: "48 x 52 x 78 cm",
      proImg: "/media/products/oak-chair-320.jpg",
      price: "150.00",
      discount: 25,
      qty: 2,
      selected_color: "Sand",
      selected_size: "",
      sum: 75,
    },
  ]);
});

test("[4.022] adding a product again raises its quantity, and updates colour, size and sum", () => {
  const once = addToCart([], chair, { color: "Oak", size: "S" });
  const [line, ...others] = addToCart(once, chair, { quantity: 3, color: "Walnut", size: "L" });
  expect(others).toEqual([]);
  expect(line).toMatchObject({ qty: 4, selected_color: "Walnut", selected_size: "L", sum: 150 });
  expect(addToCart([line!], chair)[0]).toMatchObject({ qty: 5, selected_color: "Walnut" });
});

test("[4.024] a product is removed by its id", () => {
  const cart = addToCart(addToCart([], chair), vase);
  expect(removeFromCart(cart, chair.id).map(({ title }) => title)).toEqual(["Vase"]);
  expect(removeFromCart(cart, 99)).toEqual(cart);
});

test("[4.025] [9.021] the quantity goes up and down by one, but never below one", () => {
  const [line, other] = addToCart(addToCart([], chair), vase, { quantity: 5 }) as [
    CartLine,
    CartLine,
  ];
  const one = [line, other];
  const quantities = (cart: Cart) => cart.map(({ qty }) => qty);
  const three = incrementLine(incrementLine(one, chair.id), chair.id);
  expect(quantities(three)).toEqual([3, 5]);
  const two = decrementLine(three, chair.id);
  expect(quantities(two)).toEqual([2, 5]);
  expect(decrementLine(two, chair.id)).toEqual(one);
  expect(decrementLine(one, chair.id)).toEqual(one);
  expect(quantities(decrementLine(one, vase.id))).toEqual([1, 4]);
  expect(incrementLine(one, 99)).toEqual(one);
});

test("[4.026] the sum is price times discount divided by 100 times quantity", () => {
  const [line] = addToCart([], vase, { quantity: 3 });
  expect(line?.discount).toBe(19);
  expect(line?.sum).toBeCloseTo(((65.1 * 19) / 100) * 3, 10);
  expect(incrementLine([line!], vase.id)[0]?.sum).toBeCloseTo(((65.1 * 19) / 100) * 4, 10);
});

test("the discount is the whole percentage between the old price and the price", () => {
  expect(discountPercent("420.00", "495.00")).toBe(15);
  expect(discountPercent("65.00", "65.00")).toBe(0);
  expect(discountPercent("65.00", "60.00")).toBe(0);
  expect(discountPercent("65.00", "0.00")).toBe(0);
});

test("[4.028] [2.092] line totals make the sub price; the count is that of the lines", () => {
  const cart = addToCart(addToCart([], chair, { quantity: 2 }), vase, { quantity: 3 });
  expect(cart.map(lineTotal)).toEqual([300_00, 195_30]);
  expect(cartTotals(cart)).toEqual({
    totalProduct: 2,
    subPrice: 495_30,
    vat: 0,
    ecoTax: 0,
    deliveryCharge: 0,
    totalPrice: 495_30,
  });
});

test("[4.027] adding and removing have their texts", () => {
  expect(ADDED_TO_CART).toEqual({ kind: "success", text: "Item Added to Cart" });
  expect(REMOVED_FROM_CART.text).toBe("Item Removed from Cart");
});

const someChange = fc.oneof(
  fc.tuple(someProduct, fc.integer({ min: 1, max: 20 })).map(
    ([product, quantity]) =>
      (cart: Cart) =>
        addToCart(cart, product, { quantity }),
  ),
  fc.nat(6).map((id) => (cart: Cart) => removeFromCart(cart, id)),
  fc.nat(6).map((id) => (cart: Cart) => incrementLine(cart, id)),
  fc.nat(6).map((id) => (cart: Cart) => decrementLine(cart, id)),
);

const someCart = fc
  .array(someChange, { maxLength: 40 })
  .map((changes) => changes.reduce<Cart>((cart, change) => change(cart), []));

test("any changes leave each product once in the cart, with a quantity of at least one", () => {
  fc.assert(
    fc.property(someCart, (cart) => {
      expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
      for (const { qty } of cart) expect(Number.isInteger(qty) && qty >= 1).toBe(true);
    }),
  );
});

test("the totals of any cart are whole cents and add up", () => {
  fc.assert(
    fc.property(someCart, (cart) => {
      const { subPrice, totalPrice, totalProduct } = cartTotals(cart);
      const counted = cart.flatMap(({ price, qty }) => Array(qty).fill(toCents(price)) as number[]);
      expect(subPrice).toBe(counted.reduce((sum, cents) => sum + cents, 0));
      expect(totalPrice).toBe(subPrice);
      expect(totalProduct).toBe(cart.length);
    }),
  );
});

test("adding quantities one after the other is the same as adding them at once", () => {
  fc.assert(
    fc.property(someCart, someProduct, fc.nat(9), fc.nat(9), (cart, product, more, still) => {
      const first = addToCart(cart, product, { quantity: more + 1 });
      const inTwo = addToCart(first, product, { quantity: still + 1 });
      expect(inTwo).toEqual(addToCart(cart, product, { quantity: more + still + 2 }));
    }),
  );
});

test("no change mutates the given cart", () => {
  fc.assert(
    fc.property(someCart, someChange, (cart, change) => {
      const before = structuredClone(cart);
      change(cart);
      expect(cart).toEqual(before);
    }),
  );
});
