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

test("one that passes on its second try counts as passed, and is known", () => {
  const results = resultsOf(report);
  expect(results.filter(({ flaky }) => flaky).map(({ title }) => title)).toEqual(["second try"]);
  expect(tally(results)).toEqual({ passed: 2, failed: 1 });
});

test("one that was left out on this machine counts neither way", () => {
  expect(resultsOf(report).map(({ title }) => title)).not.toContain("left out");
});

test("one without any result is a failure", () => {
  expect(tally(resultsOf({ specs: [{ title: "never begun", tests: [] }] }))).toEqual({
    passed: 0,
    failed: 1,
  });
});
