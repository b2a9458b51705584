import { expect, test } from "vitest";
import { islands } from "./islands.ts";

const existing = Object.entries(islands).filter(([, load]) => Boolean(load));

test.each(existing)("the module of the island %s exports it", async (name, load) => {
  expect(await load()).toHaveProperty(name, expect.any(Function));
});
