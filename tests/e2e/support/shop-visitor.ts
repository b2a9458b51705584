import type { Page } from "@playwright/test";
import { allProducts } from "#catalog/products.ts";
import { addToCart } from "#domain/cart.ts";
import { formatMoney, toCents } from "#domain/money.ts";
import type { Cart, ShopProduct, ShopState } from "#domain/shop-state.ts";
import { toShopProduct } from "#site/store/shop-product.ts";
import { toProductCard } from "#site/views/product-card.ts";

export const firstTitle = allProducts().at(0)?.title ?? "";
export const lastTitle = allProducts().at(-1)?.title ?? "";

export function requireProduct(title: string) {
  const product = allProducts().find((product) => product.title === title);
  if (!product) throw new Error(`The shop has no ${title}`);
  return product;
}

export function shopProduct(title: string): ShopProduct {
  return toShopProduct(toProductCard(requireProduct(title)));
}

/** What these products cost together, as a page shows it. */
export function sumOf(...titles: string[]): string {
  return formatMoney(titles.reduce((sum, title) => sum + toCents(requireProduct(title).price), 0));
}

/** The colour and size of a product, as a cart line shows them. */
export function comesIn(title: string) {
  const { color, size } = requireProduct(title);
  return { selected_color: color, selected_size: size };
}

/** Stores a cart before the page loads, with one piece of each title. */
export async function bringCart(page: Page, titles: string[]): Promise<void> {
  await bring(page, {
    cart: titles.reduce<Cart>((cart, title) => addToCart(cart, shopProduct(title)), []),
  });
}

/** Stores a wishlist and a compare list before the page loads. */
export async function bringLists(page: Page, titles: string[]): Promise<void> {
  const products = titles.map(shopProduct);
  await bring(page, { wishlist: products, compare: products });
}

async function bring(page: Page, lists: Partial<ShopState>): Promise<void> {
  const state: ShopState = {
    products: { symbol: "$", products: [] },
    cart: [],
    wishlist: [],
    compare: [],
    ...lists,
  };
  await page.addInitScript((saved) => {
    if (window !== top) return; // the frame of the map has its own storage
    if (localStorage.getItem("root") === null) localStorage.setItem("root", saved);
  }, JSON.stringify(state));
}

/** The toast with exactly this text; its class tells the kind. */
export function toast(page: Page, text: string | RegExp) {
  const words = page.getByText(text, { exact: true });
  return page.getByRole("alert").or(page.getByRole("status")).filter({ has: words });
}

export async function savedShop(page: Page): Promise<ShopState> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem("root"))) ?? "null");
}
