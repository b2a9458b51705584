import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REQUIREMENTS } from "./requirements.ts";
import { judgeLedger, readLedger } from "./security-ledger.ts";

const table = (...lines: string[]) =>
  readLedger(
    ["| requirement | in short | state | proof |", "| --- | --- | --- | --- |", ...lines].join(
      "\n",
    ),
  );

test("docs/security.md has every requirement once, with tests and files that exist", () => {
  const { counts, mistakes } = judgeLedger(
    readLedger(readFileSync("docs/security.md", "utf8")),
    REQUIREMENTS,
  );
  expect(mistakes).toEqual([]);
  expect(counts.met + counts["not met"] + counts["does not apply"]).toBe(REQUIREMENTS.length);
});

test("a line of a section or a chapter stands for all of its requirements", () => {
  const rows = table(
    "| V1.1   | a | does not apply | There is none. |",
    "| V2     | b | does not apply | There is none. |",
    "| V11.1.1 | c | met | `package.json` |",
  );
  const { counts, mistakes } = judgeLedger(rows, ["V1.1.1", "V1.1.2", "V2.1.1", "V11.1.1"]);
  expect([counts, mistakes]).toEqual([{ met: 1, "not met": 0, "does not apply": 3 }, []]);
});

test("a missing, repeated or unproved requirement is a mistake", () => {
  const rows = table(
    "| V1.1.1 | a | met | `none.test.ts` |",
    "| V1.1.2 | b | met | surely |",
    "| V1.1.3 | c | not met |  |",
    "| V1.1.4 | d | perhaps | later |",
    "| V1.1.5 | e | met | `package.json` |",
    "| V1.1.5 | e | met | `package.json` |",
    "| V99.1.1 | f | met | `package.json` |",
  );
  const ids = [1, 2, 3, 4, 5, 6].map((number) => `V1.1.${number}`);
  expect(judgeLedger(rows, ids).mistakes).toEqual([
    "V99.1.1 is no requirement",
    "V1.1.1: none.test.ts does not exist",
    "V1.1.2 is met without a test or file",
    "V1.1.3 is not met without a reason",
    'V1.1.4: "perhaps" is no state',
    "V1.1.5 is named more than once",
    "V1.1.6 is missing",
  ]);
});
