import { toCents } from "./money.ts";
import type { Notice } from "./notice.ts";
import type { Cart, CartLine, ShopProduct } from "./shop-state.ts";

export const ADDED_TO_CART: Notice = { kind: "success", text: "Item Added to Cart" };
export const REMOVED_FROM_CART: Notice = { kind: "success", text: "Item Removed from Cart" };

const MIN_QUANTITY = 1;

export type AddOptions = { quantity?: number; color?: string; size?: string };

/** [4.021]-[4.023] Without a colour or size the line keeps the one it has. */
export function addToCart(
  cart: Cart,
  product: ShopProduct,
  { quantity = 1, color, size }: AddOptions = {},
): Cart {
  const line = cart.find(({ id }) => id === product.id);
  const choice = {
    selected_color: color ?? line?.selected_color ?? "",
    selected_size: size ?? line?.selected_size ?? "",
  };
  if (!line) return [...cart, withSum({ ...newLine(product), ...choice, qty: quantity })];
  return replaceLine(cart, { ...line, ...choice, qty: line.qty + quantity });
}

export function removeFromCart(cart: Cart, id: number): Cart {
  return cart.filter((line) => line.id !== id);
}

export function incrementLine(cart: Cart, id: number): Cart {
  return changeQuantity(cart, id, 1);
}

export function decrementLine(cart: Cart, id: number): Cart {
  return changeQuantity(cart, id, -1);
}

function changeQuantity(cart: Cart, id: number, by: 1 | -1): Cart {
  const line = cart.find((line) => line.id === id);
  if (!line) return cart;
  return replaceLine(cart, { ...line, qty: Math.max(MIN_QUANTITY, line.qty + by) });
}

/** [4.028] In cents. */
export function lineTotal({ price, qty }: Pick<CartLine, "price" | "qty">): number {
  return qty * toCents(price);
}

/** [4.028] [9.020] VAT, eco tax and delivery charge are always 0. */
export function cartTotals(cart: Cart) {
  const subPrice = cart.reduce((sum, line) => sum + lineTotal(line), 0);
  const extras = { vat: 0, ecoTax: 0, deliveryCharge: 0 };
  const totalPrice = subPrice + extras.vat + extras.ecoTax + extras.deliveryCharge;
  return { totalProduct: cart.length, subPrice, ...extras, totalPrice };
}

function newLine({ id, title, brand, size, proImg, price, delPrice }: ShopProduct) {
  return { id, title, brand, size, proImg, price, discount: discountPercent(price, delPrice) };
}

/** The discount in whole percent; 0 when the old price was lower. */
export function discountPercent(price: string, oldPrice: string): number {
  const before = toCents(oldPrice);
  return before > 0 ? Math.max(0, Math.round(((before - toCents(price)) / before) * 100)) : 0;
}

function replaceLine(cart: Cart, changed: Omit<CartLine, "sum">): Cart {
  return cart.map((line) => (line.id === changed.id ? withSum(changed) : line));
}

// [4.026] Price times discount divided by 100 times quantity: not shown, kept on purpose.
function withSum(line: Omit<CartLine, "sum">): CartLine {
  return { ...line, sum: (toCents(line.price) * line.discount * line.qty) / 10_000 };
}
