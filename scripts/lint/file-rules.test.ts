import { expect, test } from "vitest";
import { demoNames, unknownBootAttributes } from "./file-rules.ts";

test.for(["Towers in DUBAI", "const indusGulf = 1;", "a company of the UAE", "price(aed)"])(
  "a line with %s names the demo",
  (line) => {
    expect(demoNames(`first\n  ${line}\nlast`)).toEqual([line]);
  },
);

test.for(["an industry", 'import { dubai } from "./markets/dubai/dubai.ts";'])(
  "a line with %s does not name the demo",
  (line) => {
    expect(demoNames(line)).toEqual([]);
  },
);

test("a style sheet may name only attributes of the boot that exist", () => {
  const css = "[data-boot-hydrated] a {} [data-boot-hydrate] b {}";
  expect(unknownBootAttributes(css)).toEqual(["data-boot-hydrate"]);
});
