import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/** Texts in site/boot are errors of the build and warnings for developers. */
const files = globSync("{desk,site,ui}/**/*.{ts,tsx}", {
  exclude: [
    "desk/words/**",
    "site/boot/**",
    "site/words/**",
    "ui/words/**",
    "**/{*.test,test-*}.ts{,x}",
  ],
});

/** Texts that nobody translates, because no visitor reads them or because they are values. */
const exceptions = [
  /^(Not (provided|assigned|specified)|Agency Registration|Individual Agent)$/, // [7.008] - [7.017]
  /^(Website|Operational Country|Relationship Manager|Specialization|Languages): /,
  /^(In Progress|Under Construction)$/, // [3.022] values of a status
  /^(Buy a Property|General Inquiry)$/, // [3.001] values of a choice
  /^HTTP error! status: /, // [7.020]
  /^(No result found for routeId|User-agent|POST )/,
];

test("code under desk/, site/ and ui/ contains no texts: they come from #words/", () => {
  expect(files.flatMap(textsIn)).toEqual([]);
});

function textsIn(file: string): string[] {
  const texts: string[] = [];
  const note = (text: string) => {
    if (isText(text) && !exceptions.some((exception) => exception.test(text)))
      texts.push(`${file}: ${text}`);
  };
  new Visitor({
    Literal: ({ value }) => typeof value === "string" && note(value),
    JSXText: ({ value }) => note(value.trim()),
    TemplateLiteral: ({ quasis }) => note(quasis.map(({ value }) => value.cooked).join("0")),
  }).visit(parseSync(file, readFileSync(file, "utf8")).program);
  return texts;
}

/** Begins with a capital letter and has a second word, as no class name, path or key does. */
function isText(text: string): boolean {
  return /^\p{Lu}(?!\d)[^<]*\s\p{L}/u.test(text);
}
