import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";
import { readHtml } from "./html-page.ts";
import { vocabularyErrors } from "./schema-org.ts";

test("every built page is described in schema.org's words", () => {
  const things = new Map<string, Parameters<typeof vocabularyErrors>[0]>();
  for (const path of builtPages()) {
    const page = readHtml(readFileSync(`build/client${path}/index.html`, "utf8"));
    for (const thing of page.things) things.set(JSON.stringify(thing), thing);
  }
  expect(things.size).toBeGreaterThan(100);
  expect([...things.values()].flatMap((thing) => vocabularyErrors(thing))).toEqual([]);
});

test("a word of another kind of thing is found, however deep it stands", () => {
  const author = { "@type": "Person", name: "Sana", sku: "1" };
  expect(vocabularyErrors({ "@type": "BlogPosting", headline: "A post", author })).toEqual([
    "BlogPosting.author.Person.sku: no such word",
  ]);
});

test("a value of the wrong kind is found", () => {
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

test("a type that does not exist is found", () => {
  expect(vocabularyErrors({ "@type": "Builder" })).toEqual(["Builder: no such type"]);
});
