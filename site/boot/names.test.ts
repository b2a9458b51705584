import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as names from "./names.ts";

const all: string[] = Object.values(names);
const attributes = all.filter((name) => name.startsWith("data-"));
const events = all.filter((name) => name.startsWith("boot:"));

test("every name has the prefix of the boot", () => {
  expect(attributes.filter((name) => !name.startsWith("data-boot-"))).toEqual([]);
  expect(events).not.toEqual([]);
});

test("style sheets name only attributes of the boot that exist", () => {
  const used = find("site/**/*.css", /data-boot-[a-z-]+/g).map(({ match }) => match);
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !attributes.includes(name))).toEqual([]);
});

function find(files: string, pattern: RegExp) {
  return globSync(files).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([match]) => ({ file, match })),
  );
}
