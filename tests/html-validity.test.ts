import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";
import { builtPages } from "./built-pages.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }),
);

test("every built page is valid HTML", { timeout: 60_000 }, async () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(100);
  const errors: string[] = [];
  for (const path of pages) errors.push(...(await errorsOf(path)));
  expect(errors).toEqual([]);
});

async function errorsOf(path: string): Promise<string[]> {
  const html = readFileSync(join(SITE_FOLDER, path, "index.html"), "utf8");
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${path}: ${message} (${selector})`),
  );
}
