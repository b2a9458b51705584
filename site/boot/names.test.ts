import { expect, test } from "vitest";
import * as names from "./names.ts";

const all: string[] = Object.values(names);
const attributes = all.filter((name) => name.startsWith("data-"));
const events = all.filter((name) => name.startsWith("boot:"));

test("every name has the prefix of the boot", () => {
  expect(attributes.filter((name) => !name.startsWith("data-boot-"))).toEqual([]);
  expect(events).not.toEqual([]);
});
