import { expect, test } from "vitest";
import { resultsOf } from "./results.ts";
import { tally } from "./tally.ts";

const report = {
  suites: [
    {
      specs: [{ title: "steady", tests: [{ status: "expected" }] }],
      suites: [
        {
          specs: [
            { title: "second try", tests: [{ status: "flaky" }] },
            {
              title: "broken",
              tests: [
                {
                  status: "unexpected",
                  results: [{ error: { message: "\u001B[31mNo button\u001B[39m\nat line 3" } }],
                },
              ],
            },
            { title: "left out", tests: [{ status: "skipped" }] },
          ],
        },
      ],
    },
  ],
};

test("a test that passes on its second try counts as passed and is flaky", () => {
  const results = resultsOf(report);
  expect(results.filter(({ flaky }) => flaky).map(({ title }) => title)).toEqual(["second try"]);
  expect(tally(results)).toEqual({ passed: 2, failed: 1 });
});

test("a failed test says why in one line without colours", () => {
  const broken = resultsOf(report).find(({ title }) => title === "broken");
  expect(broken?.error).toBe("No button");
});

test("a test that was left out counts as neither passed nor failed", () => {
  const leftOut = resultsOf(report).filter((result) => result.leftOut);
  expect(leftOut.map(({ title }) => title)).toEqual(["left out"]);
  expect(tally(leftOut)).toEqual({ passed: 0, failed: 0 });
});

test("a test without a result counts as failed", () => {
  expect(tally(resultsOf({ specs: [{ title: "never begun", tests: [] }] }))).toEqual({
    passed: 0,
    failed: 1,
  });
});
