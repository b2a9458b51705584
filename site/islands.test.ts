import { expect, test } from "vitest";
import { islands } from "./islands.ts";

test.each(Object.entries(islands))("the module of the island %s exports it", async (name, load) => {
  expect(await load()).toHaveProperty(name, expect.any(Function));
});
