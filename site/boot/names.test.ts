import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as names from "./names.ts";

const NAMES_FILE = "site/boot/names.ts";
const all: string[] = Object.values(names);
const attributes = all.filter((name) => name.startsWith("data-"));
const events = all.filter((name) => name.startsWith("boot:"));

/** Events of the browser that a script repeats. */
const nativeEvents = ["change", "keydown", "online"];

test("every name has the prefix of the boot", () => {
  expect(attributes.filter((name) => !name.startsWith("data-boot-"))).toEqual([]);
  expect(events).not.toEqual([]);
});

test("style sheets name only attributes of the boot that exist", () => {
  const used = find("site/**/*.css", /data-boot-[a-z-]+/g).map(({ match }) => match);
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !attributes.includes(name))).toEqual([]);
});

test("code takes the names of the boot from one file", () => {
  const literals = find(
    "{bench,server,site,tests}/**/*.{ts,tsx}",
    /["'`[ ](data-boot-|boot:)[a-z-]+/g,
  );
  expect(literals.filter(({ file }) => !isAboutNames(file))).toEqual([]);
});

test("the site dispatches no event of its own without a name", () => {
  const literals = find("site/**/*.{ts,tsx}", /new \w*Event\("[^"]+"/g).filter(
    ({ file, match }) =>
      !file.includes(".test.") && !nativeEvents.some((name) => match.includes(`"${name}"`)),
  );
  expect(literals).toEqual([]);
});

function isAboutNames(file: string): boolean {
  return file === NAMES_FILE || file.endsWith("names.test.ts");
}

function find(files: string, pattern: RegExp) {
  return globSync(files).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([match]) => ({ file, match })),
  );
}
