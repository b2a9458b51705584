import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** "Indus" also begins "industry". */
const demo = /indus(?!tr)|dubai|\buae\b|emirat|pakistan|lahore|karachi|islamabad|peshawar/i;
const folders = "{catalog,desk,domain,pictures,scripts,server,site,ui}";
/** A market's folder and words are named after its place. */
const market = /markets\/|market-/;

test("only content, markets and tests name the demo company and its places", () => {
  const files = globSync(`${folders}/**/*.{ts,tsx,css,html,mjs,sql}`).filter(
    (file) => !/\.test\.|\/test-|\/testing\//.test(file) && !market.test(file),
  );
  const naming = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((text, index) => (names(text) ? [`${file}:${index + 1}: ${text.trim()}`] : [])),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(naming).toEqual([]);
});

function names(text: string): boolean {
  return demo.test(text) && !market.test(text);
}
