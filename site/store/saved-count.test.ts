// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("a page from the back/forward cache counts the homes again", async () => {
  const { countSavedHomes, savedCount } = await import("./saved-count.ts");
  countSavedHomes();
  localStorage.setItem("home-shortlist", '["warsan-tower.A-501"]');
  expect(savedCount.getState().homes).toBe(0);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(savedCount.getState().homes).toBe(1);
});

test("products of the wishlist and of the compare list are counted", async () => {
  const { savedCount } = await import("./saved-count.ts");
  const { readShop, shopStore } = await import("./shop.ts");
  await readShop();
  const [one, other] = [{ id: 1 }, { id: 2 }] as never[];
  shopStore.setState({ wishlist: [one!], compare: [one!, other!] });
  expect(savedCount.getState().products).toBe(3);
});
