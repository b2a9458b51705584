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
            { title: "broken", tests: [{ status: "unexpected" }] },
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
