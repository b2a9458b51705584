import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";
import { builtPages } from "./built-pages.ts";
import { readHtml } from "./html-page.ts";
import { vocabularyErrors } from "./schema-org.ts";

test("the structured data of every built page is valid", () => {
  const things = new Map<string, Parameters<typeof vocabularyErrors>[0]>();
  for (const path of builtPages()) {
    const page = readHtml(readFileSync(join(SITE_FOLDER, path, "index.html"), "utf8"));
    for (const thing of page.things) things.set(JSON.stringify(thing), thing);
  }
  expect(things.size).toBeGreaterThan(100);
  expect([...things.values()].flatMap((thing) => vocabularyErrors(thing))).toEqual([]);
});

test("an unknown property is found at any depth", () => {
  const author = { "@type": "Person", name: "Sana", sku: "1" };
  expect(vocabularyErrors({ "@type": "BlogPosting", headline: "A post", author })).toEqual([
    "BlogPosting.author.Person.sku: unknown property",
  ]);
});

test("a value of the wrong type is found", () => {
  const product = {
    "@type": "Product",
    name: 12,
    brand: { "@type": "Place" },
    offers: { "@type": "Offer", price: 12, availability: "https://schema.org/Somewhere" },
  };
  expect(vocabularyErrors(product).map((error) => error.split(": ")[0])).toEqual([
    "Product.name",
    "Product.brand",
    "Product.offers.Offer.availability",
  ]);
});

test("an unknown type is found", () => {
  expect(vocabularyErrors({ "@type": "Builder" })).toEqual(["Builder: unknown type"]);
});
