import { expect, test } from "vitest";
import { deriveHomes } from "#domain/homes/homes.ts";
import { hasHome } from "./home-numbers.ts";
import { readModels } from "./read-models.ts";

test.for(readModels())("$key has the numbers of its homes alone", (model) => {
  for (const { number } of deriveHomes(model)) expect(hasHome(model.key, number)).toBe(true);
  for (const number of ["Z-999", "A-000", "A-9901", ""]) {
    expect(hasHome(model.key, number)).toBe(false);
  }
});
