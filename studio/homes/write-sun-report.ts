/** `node scripts/with-node.mjs studio/homes/write-sun-report.ts`: the tables of docs/sun-check.md from what `studio/check_sun.py` found. */
import { readFile, writeFile } from "node:fs/promises";
import { type CheckedSun, sunReport } from "./sun-report.ts";

const DOCUMENT = "docs/sun-check.md";
const TABLES = /(<!-- tables -->\n)[^]*(\n<!-- end of tables -->)/;

const checked = JSON.parse(await readFile(".cache/studio/sun-check.json", "utf8")) as CheckedSun;
const text = await readFile(DOCUMENT, "utf8");
await writeFile(DOCUMENT, text.replace(TABLES, `$1\n${sunReport(checked)}\n$2`));
