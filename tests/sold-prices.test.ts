import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { deriveHomes } from "#domain/homes/homes.ts";
import type { PackedHomes } from "#domain/homes/home-list.ts";
import { homeStatus } from "#domain/homes/status.ts";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";

/** With the prices that sold homes would have. */
const homes = allDevelopments().flatMap((development) =>
  deriveHomes(development).map(({ number, price }) => ({
    development: development.key,
    number,
    price,
    isSold: homeStatus(number, development.availability, development.released) === "sold",
  })),
);

const sold = homes.filter(({ isSold }) => isSold);

const files = readdirSync(SITE_FOLDER, { recursive: true, encoding: "utf8" });

function read(file: string): string {
  return readFileSync(join(SITE_FOLDER, file), "utf8");
}

test("no built page and no file for scripts has a price that only sold homes have", () => {
  const shown = new Set(homes.filter(({ isSold }) => !isSold).map(({ price }) => price));
  const hidden = new Set(sold.map(({ price }) => price).filter((price) => !shown.has(price)));
  expect(hidden.size).toBeGreaterThan(10);
  const texts = files.filter((file) => /\.(html|json|xml|txt)$/.test(file));
  expect(texts).toContain("homes/warsan-tower/index.html");
  const found = texts.flatMap((file) => {
    const amounts = read(file).match(/\b\d{1,3}(,?\d{3}){1,2}\b/g) ?? [];
    return amounts
      .filter((amount) => hidden.has(Number(amount.replaceAll(",", ""))))
      .map((amount) => `${file}: ${amount}`);
  });
  expect(found).toEqual([]);
});

test("no packed list of homes, such as an island's, has the price of a sold home", () => {
  const packed = files
    .filter((file) => /(^|\/)(homes|lists-[^/]+)\.json$/.test(file))
    .flatMap((file) => JSON.parse(read(file)) as PackedHomes[]);
  expect(packed.length, "islands have lists too").toBeGreaterThan(allDevelopments().length);
  for (const { key, homes: rows } of packed) {
    const numbers = sold.filter((home) => home.development === key).map(({ number }) => number);
    const own = rows.split(",").filter((row) => numbers.includes(row.split(" ")[0] ?? ""));
    expect(own).toHaveLength(numbers.length);
    expect(own.filter((row) => row.split(" ")[2] !== "")).toEqual([]);
  }
});
