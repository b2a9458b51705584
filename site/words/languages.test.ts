import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type * as pagination from "./en/pagination.ts";
import type * as stepErrors from "./en/step-errors.ts";
import type { Words } from "./languages.ts";

/** Fails to compile unless the module has the shape of the English one. */
function checkLanguage<English>(_module: Words<English>): void {}

test("a module with every name of the English one compiles", () => {
  checkLanguage<typeof pagination>({ page: (number) => `صفحة ${number}` });
});

test("a module with a missing or a different name does not compile", () => {
  // @ts-expect-error -- `documentsToCheck` is missing
  checkLanguage<typeof stepErrors>({ fieldsToCheck: () => "" });
  // @ts-expect-error -- `page` takes a number
  checkLanguage<typeof pagination>({ page: "صفحة" });
  // @ts-expect-error -- English has no `pages`
  checkLanguage<typeof pagination>({ page: () => "", pages: "" });
});

test("every language has the areas of English", () => {
  const languages = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const areas = readdirSync(`${import.meta.dirname}/en`);
  for (const { name } of languages) {
    expect(readdirSync(`${import.meta.dirname}/${name}`), name).toEqual(areas);
  }
});
