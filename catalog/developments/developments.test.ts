import { expect, test } from "vitest";
import { balconyArea, insideArea, toSquareFeet } from "#domain/homes/areas.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import { allDevelopments } from "./developments.ts";

for (const development of allDevelopments()) {
  test(`homes of ${development.key}`, () => {
    const homes = deriveHomes(development);
    const total = homes.reduce((sum, home) => sum + home.insideArea + home.balconyArea, 0);
    console.log(development.key, homes.length, Math.round(toSquareFeet(total)), new Set(homes.map((h) => h.number)).size);
    for (const type of development.types) {
      const prices = homes.filter((h) => h.type === type.key).map((h) => h.price);
      console.log(" ", type.key, prices.length, insideArea(type).toFixed(1), toSquareFeet(insideArea(type)).toFixed(0), balconyArea(type, development), Math.min(...prices), Math.max(...prices));
    }
    expect(homes.length).toBeGreaterThan(0);
  });
}
