import * as z from "zod/mini";
import { CURRENCY_SYMBOL } from "./money.ts";

/** Stored in the browser under the specification's names [3.040]. */

const price = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/));

/** Stored state must not cause requests to another host. Browsers skip a tab in "/\t/other.example" and read a
 * backslash as a slash, so only plain characters are allowed. */
const ownFile = z.string().check(
  z.regex(/^\/[\w.-][\w./?=&%-]*$/),
  // Saved lists may name a WebP file; the site has JPEG files instead.
  z.overwrite((path) => path.replace(".webp", ".jpg")),
);

const id = z.int().check(z.positive());

const shopProductSchema = z.object({
  id,
  proImg: ownFile,
  title: z.string(),
  price,
  delPrice: price,
  brand: z.string(),
  size: z.string(),
});

const cartLineSchema = z.object({
  id,
  title: z.string(),
  brand: z.string(),
  size: z.string(),
  proImg: ownFile,
  price,
  discount: z.number(),
  qty: z.int().check(z.positive()),
  selected_color: z.string(),
  selected_size: z.string(),
  sum: z.number(),
});

function eachOnce<Item extends z.core.$ZodType<{ id: number }>>(item: Item) {
  return z
    .array(item)
    .check(
      z.refine(
        (list) => new Set(list.map((entry) => entry.id)).size === list.length,
        "listed twice",
      ),
    );
}

const productListSchema = z.object({
  symbol: z.literal(CURRENCY_SYMBOL),
  products: eachOnce(shopProductSchema),
});

const shopStateSchema = z.object({
  // Every visit to the shop writes the products again, so an invalid list must not discard the cart.
  // oxlint-disable-next-line promise/valid-params -- zod's, not a promise's
  products: z.catch(productListSchema, { symbol: CURRENCY_SYMBOL, products: [] }),
  cart: eachOnce(cartLineSchema),
  // Missing in states that older releases stored.
  wishlist: z.prefault(eachOnce(shopProductSchema), []),
  compare: z.prefault(eachOnce(shopProductSchema), []),
});

export type ShopProduct = z.infer<typeof shopProductSchema>;
export type CartLine = z.infer<typeof cartLineSchema>;
export type Cart = CartLine[];
export type ShopState = z.infer<typeof shopStateSchema>;

export function parseShopState(text: string): ShopState | null {
  const { success, data } = z.safeParse(shopStateSchema, parseJson(text));
  return success ? data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
