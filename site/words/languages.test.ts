import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const words = import.meta.dirname;
const languages = readdirSync(words, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.for(languages)("%s has every area and every text of English", (language) => {
  for (const folder of [words, resolve("ui/words")]) {
    const areas = readdirSync(join(folder, "en"));
    expect(readdirSync(join(folder, language))).toEqual(areas);
    expect(compileErrors(join(folder, language), areas, join(folder, "en"))).toBe("");
  }
});

test.for([
  ["step-errors.ts", "Property 'documentsToCheck' is missing"],
  ["star-field.ts", "'tooMany' are incompatible"],
  ["cart-total.ts", "'priceTimes' are incompatible"],
  ["pricing.ts", "Cannot find module"],
] as const)("an incomplete or different %s does not compile", ([area, error]) => {
  expect(compileErrors(resolve("tests/words"), [area])).toContain(error);
});

test("a complete translation compiles", () => {
  expect(compileErrors(resolve("tests/words"), ["pagination.ts"])).toBe("");
});

/** What TypeScript finds in a module that compares each area of a language with the English one. */
function compileErrors(folder: string, compared: string[], english = `${words}/en`): string {
  const temporary = mkdtempSync(join(tmpdir(), "words-"));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  const code = compared.map(
    (area, index) => `
      import type * as english${index} from "${english}/${area}";
      import * as other${index} from "${folder}/${area}";
      other${index} satisfies Words<typeof english${index}, typeof other${index}>;`,
  );
  writeFileSync(
    join(temporary, "compare.ts"),
    `import type { Words } from "${words}/languages.ts";${code.join("")}`,
  );
  const settings = {
    extends: resolve("tsconfig.json"),
    include: ["compare.ts"],
    compilerOptions: { types: [] },
  };
  writeFileSync(join(temporary, "tsconfig.json"), JSON.stringify(settings));
  const { stdout, error } = spawnSync("node_modules/.bin/tsc", ["--project", temporary], {
    encoding: "utf8",
  });
  if (error) throw error;
  return stdout;
}
