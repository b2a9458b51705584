// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

const parts = vi.hoisted(() => ({ homes: true, shop: true }));
vi.mock("#catalog/parts.ts", () => ({ parts }));

test.for([
  [
    { homes: true, shop: true },
    "Saved homes, wishlist and compare",
    ["Homes", "Wishlist", "Compare"],
  ],
  [{ homes: true, shop: false }, "Saved homes", ["Homes"]],
  [{ homes: false, shop: true }, "Wishlist and compare", ["Wishlist", "Compare"]],
] as const)("with the parts %o the heart is named %s", async ([on, name, headings]) => {
  Object.assign(parts, on);
  vi.resetModules();
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { SavedLists } = await import("./saved-lists.tsx");
  const { SavedListsDrawer } = await import("./saved-lists-drawer.tsx");
  const page = render(
    <>
      <SavedLists />
      <SavedListsDrawer open onClose={() => undefined} />
    </>,
  );
  expect(screen.getByRole("button", { name, hidden: true })).toBeInTheDocument();
  const found = screen.getAllByRole("heading", { level: 3, hidden: true });
  expect(found.map(({ textContent }) => textContent)).toEqual([...headings]);
  page.unmount();
});
