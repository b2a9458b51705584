import { expect, test } from "vitest";
import { entryScript, pageScripts } from "./page-scripts.ts";

const manifest = {
  "site/entry.client.ts": {
    file: "assets/entry.js",
    imports: ["_shared.js"],
    dynamicImports: [
      "site/ui/toaster.tsx",
      "site/features/cart/cart-view.tsx",
      "site/features/contact-form/contact-form.tsx",
    ],
  },
  "_shared.js": { file: "assets/shared.js" },
  "site/ui/toaster.tsx": { file: "assets/toaster.js", imports: ["_shared.js"] },
  "site/features/cart/cart-view.tsx": {
    file: "assets/cart.js",
    dynamicImports: ["site/features/cart/row.tsx"],
  },
  "site/features/cart/row.tsx": { file: "assets/row.js" },
  "site/features/contact-form/contact-form.tsx": { file: "assets/contact.js" },
};

const files = { manifest, read: (path: string) => path };

test("the code of a page is the entry, its islands, and all that these load", () => {
  const code = pageScripts(["CartView"], files).split("\n");
  expect(code.toSorted()).toEqual([
    "/assets/cart.js",
    "/assets/entry.js",
    "/assets/row.js",
    "/assets/shared.js",
    "/assets/toaster.js",
  ]);
});

test("an island without a script of its own stops the build", () => {
  expect(() => pageScripts(["ShopPage"], files)).toThrow(
    "no script of its own for site/sections/product/shop-page.tsx",
  );
});

test("an entry that imports React stops the build", () => {
  const shared = { file: "assets/shared.js", imports: ["_framework-1.js"] };
  const framework = { file: "assets/framework-1.js" };
  const withReact = { ...manifest, "_shared.js": shared, "_framework-1.js": framework };
  expect(() => entryScript({ ...files, manifest: withReact })).toThrow("must not need React");
});

test("the entry is found by its module", () => {
  expect(entryScript(files)).toBe("/assets/entry.js");
});
