import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build, type Rollup } from "vite";
import { company } from "#catalog/company.ts";
import { evaluateModules } from "./evaluated-modules.ts";

async function buildBrowserCode(source: string, modules?: string[]): Promise<string> {
  const entry = "\0entry";
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      evaluateModules(modules),
      {
        name: "entry",
        resolveId: (name) => (name === "entry" ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: "entry" } },
  });
  return (result as Rollup.RollupOutput).output[0].code;
}

test("browsers get the company as a constant, without what reads it", async () => {
  const code = await buildBrowserCode(
    'import { company } from "#catalog/company.ts"; console.log(company.name);',
  );
  expect(code).toContain(company.name);
  expect(code).not.toMatch(/import |process\.env|yaml/);
});

test("a build that would give browsers the parser fails", async () => {
  const source =
    'import { allPricingPlans } from "#catalog/pricing-plans.ts"; console.log(allPricingPlans());';
  await expect(buildBrowserCode(source)).rejects.toThrow("Browsers must not load");
});

test("a build fails when a module to evaluate does not exist", async () => {
  await expect(buildBrowserCode("", ["catalog/nowhere.ts"])).rejects.toThrow(
    "There is no catalog/nowhere.ts to evaluate.",
  );
});

test.each([
  ["call", "export const call = () => 1;"],
  ["missing", "export const missing = undefined;"],
  ["day", "export const day = new Date(0);"],
  ["deep", "export const data = 1, deep = { call: () => 1 };"],
  ["default", "export default 1;"],
])("a build fails when the export %s is not data", async (name, source) => {
  const folder = mkdtempSync(join(tmpdir(), "evaluated-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const module = join(folder, "module.ts");
  writeFileSync(module, source);
  await expect(buildBrowserCode(`import "${module}";`, [module])).rejects.toThrow(
    `${name} cannot be a constant`,
  );
});
