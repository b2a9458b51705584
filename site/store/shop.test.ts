// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeProduct } from "#domain/test-products.ts";

const showToast = vi.hoisted(() => vi.fn<(kind: string, text: string) => Promise<void>>());
vi.mock("#site/ui/toast.ts", () => ({ showToast }));

const chair = makeProduct({ id: 1, title: "Oak Chair" });
const vase = makeProduct({ id: 2, title: "Vase" });

/** Simulates a page load: new modules, same storage. */
async function openPage() {
  vi.resetModules();
  const { shopStore, readShop } = await import("./shop.ts");
  return { shopStore, readShop, ...(await import("./shop-actions.ts")) };
}

function stored() {
  return JSON.parse(localStorage.getItem("root") ?? "null");
}

beforeEach(() => {
  showToast.mockResolvedValue();
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  showToast.mockReset();
});

test("[3.039] [3.040] [9.024] the state is saved under 'root', its lists at the top level", async () => {
  const { addToCart, addToWishlist, addToCompare, keepProducts } = await openPage();
  await keepProducts([chair, vase]);
  await addToCart(chair, { quantity: 2, color: "Oak", size: "S" });
  await addToWishlist(vase);
  await addToCompare(vase);

  const { products, cart, wishlist, compare, ...others } = stored();
  expect(others).toEqual({});
  expect(products).toEqual({ symbol: "$", products: [chair, vase] });
  expect(cart).toEqual([expect.objectContaining({ id: 1, qty: 2, selected_color: "Oak" })]);
  expect([wishlist, compare]).toEqual([[vase], [vase]]);
});

test("[3.042] a reload finds the cart, which starts empty like the prerendered page", async () => {
  await (await openPage()).addToCart(chair);
  const { shopStore, readShop } = await openPage();
  expect(shopStore.getState()).toMatchObject({ cart: [], isRead: false });
  await readShop();
  expect(shopStore.getState()).toMatchObject({ cart: [{ id: 1, qty: 1 }], isRead: true });
});

test("a change made before the saved state was read applies to the saved state", async () => {
  await (await openPage()).addToCart(chair);
  const { shopStore, addToCart } = await openPage();
  await Promise.all([addToCart(vase), addToCart(chair)]);
  expect(shopStore.getState().cart.map(({ id, qty }) => [id, qty])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test("reading the shop stores nothing", async () => {
  await (await openPage()).readShop();
  expect(localStorage.length).toBe(0);
});

test.each(["{", "null", '{"cart":"[]"}', '{"state":{"cart":[]},"version":0}'])(
  "[3.039] over damaged content %s the shop starts empty and stays usable",
  async (text) => {
    localStorage.setItem("root", text);
    const { shopStore, readShop, addToCart } = await openPage();
    await readShop();
    expect(shopStore.getState()).toMatchObject({ cart: [], wishlist: [], isRead: true });
    await addToCart(chair);
    expect(stored().cart).toHaveLength(1);
  },
);

test("[3.039] [9.024] a read that takes more than 5000 ms leaves the shop empty and usable", async () => {
  localStorage.setItem("root", "{}");
  vi.doMock("#domain/shop-state.ts", () => new Promise(() => undefined));
  const { shopStore, readShop } = await openPage();
  vi.useFakeTimers();
  void readShop();
  await vi.advanceTimersByTimeAsync(4999);
  expect(shopStore.getState().isRead).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(shopStore.getState()).toMatchObject({ cart: [], isRead: true });
  vi.doUnmock("#domain/shop-state.ts");
});

/** The chunk that parses the saved state; tests delay it or make it fail. */
function delayParser() {
  const parser = Promise.withResolvers<void>();
  vi.doMock("#domain/shop-state.ts", async (original) => {
    await parser.promise;
    return original();
  });
  return parser;
}

test("a late chunk does not overwrite the saved shop, and shows it when it arrives", async () => {
  await (await openPage()).addToCart(chair);
  const before = stored();
  const parser = delayParser();
  const { shopStore, readShop, keepProducts } = await openPage();
  vi.useFakeTimers();
  void readShop();
  await vi.advanceTimersByTimeAsync(5000);
  await keepProducts([chair, vase]);
  expect(stored()).toEqual(before);

  parser.resolve();
  vi.useRealTimers();
  await vi.waitFor(() => expect(shopStore.getState().cart).toHaveLength(1));
  vi.doUnmock("#domain/shop-state.ts");
});

test("changes made while the chunk that reads the saved shop is missing stay on the page, unsaved", async () => {
  await (await openPage()).addToCart(chair);
  const before = stored();
  vi.doMock("#domain/shop-state.ts", () => {
    throw new Error("offline");
  });
  const { shopStore, addToCart } = await openPage();
  await addToCart(vase);
  expect(shopStore.getState().cart.map(({ id }) => id)).toEqual([vase.id]);
  expect(stored()).toEqual(before);
  expect(showToast).toHaveBeenCalledWith("warning", expect.stringContaining("cannot be saved"));
  vi.doUnmock("#domain/shop-state.ts");
});

test("changes and clearing by another tab are applied", async () => {
  const { shopStore, readShop, addToCart } = await openPage();
  await addToCart(chair);
  const [line] = stored().cart;

  localStorage.setItem("root", JSON.stringify({ ...stored(), cart: [{ ...line, qty: 7 }] }));
  dispatchEvent(new StorageEvent("storage", { key: "root" }));
  await readShop();
  expect(shopStore.getState().cart).toEqual([{ ...line, qty: 7 }]);

  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  await readShop();
  expect(shopStore.getState().cart).toEqual([]);
});

test("a change applies to the state that another tab has just saved", async () => {
  const { shopStore, addToCart, incrementLine } = await openPage();
  await addToCart(chair);
  const [line] = stored().cart;
  localStorage.setItem("root", JSON.stringify({ ...stored(), cart: [{ ...line, qty: 7 }] }));
  await incrementLine(chair.id);
  expect(stored().cart).toEqual([expect.objectContaining({ id: 1, qty: 8 })]);

  // Two of them, and the event of the first comes while the change waits.
  const changed = addToCart(vase);
  localStorage.setItem("root", JSON.stringify({ ...stored(), cart: [{ ...line, qty: 9 }] }));
  dispatchEvent(new StorageEvent("storage", { key: "root" }));
  await changed;
  expect(stored().cart.map(({ id, qty }: { id: number; qty: number }) => [id, qty])).toEqual([
    [1, 9],
    [2, 1],
  ]);
  expect(shopStore.getState().cart).toEqual(stored().cart);
});

test("a storage that becomes blocked loses nothing on the page", async () => {
  const { shopStore, addToCart } = await openPage();
  await addToCart(chair);
  vi.stubGlobal("localStorage", null);
  await addToCart(vase);
  expect(shopStore.getState().cart).toHaveLength(2);
  expect(showToast.mock.calls.filter(([kind]) => kind === "warning")).toHaveLength(1);
});

test("invalid stored text does not empty the cart on the page", async () => {
  const { shopStore, readShop, addToCart } = await openPage();
  await addToCart(chair);
  localStorage.setItem("root", "rubbish");
  dispatchEvent(new StorageEvent("storage", { key: "root" }));
  await readShop();
  expect(shopStore.getState().cart).toHaveLength(1);
});

test("a full storage is reported once, and the page keeps everything", async () => {
  const { shopStore, addToCart, keepProducts } = await openPage();
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  await keepProducts([chair]);
  expect(showToast).not.toHaveBeenCalled();
  await addToCart(chair);
  await addToCart(vase);
  expect(shopStore.getState().cart).toHaveLength(2);
  expect(showToast.mock.calls.filter(([kind]) => kind === "warning")).toHaveLength(1);
});

test("the shop works when the storage is blocked", async () => {
  vi.stubGlobal("localStorage", null);
  const { shopStore, addToCart } = await openPage();
  await addToCart(chair);
  expect(shopStore.getState().cart).toHaveLength(1);
});

test("a page restored from the back/forward cache keeps unsaved changes", async () => {
  vi.stubGlobal("localStorage", null);
  const { shopStore, readShop, addToCart } = await openPage();
  await addToCart(chair);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await readShop();
  expect(shopStore.getState().cart).toHaveLength(1);
});

test("the header counts the cart that another tab saves", async () => {
  await (await openPage()).addToCart(chair);
  const saved = JSON.stringify(stored());
  localStorage.clear();

  vi.resetModules();
  const { cartLines } = await import("./cart-lines.ts");
  const { countCartLines } = await import("./count-cart-lines.ts");
  countCartLines();
  dispatchEvent(new StorageEvent("storage", { key: "other" }));
  localStorage.setItem("root", saved);
  dispatchEvent(new StorageEvent("storage", { key: "root" }));
  await vi.waitFor(() => expect(cartLines.getState()).toBe(1));
});
