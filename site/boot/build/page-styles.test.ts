import { expect, test } from "vitest";
import { pageStyles } from "./page-styles.ts";

test("a page gets the rules without a class and those whose classes it names", () => {
  const styles = pageStyles(
    "p{color:red}.page{top:0}.before\\:content-\\[\\'\\'\\]{top:1px}.page .far{top:3px}",
  );
  expect(styles(`<p class="page before:content-['']">`)).toBe(
    "p{color:red}.page{top:0}.before\\:content-\\[\\'\\'\\]{top:1px}",
  );
  expect(styles('className: "page far"')).toBe("p{color:red}.page{top:0}.page .far{top:3px}");
});

test("styles are not shortened to shorthands that few browsers support", () => {
  const moving = "p{animation:linear both rise;animation-timeline:view()}";
  expect(pageStyles(moving)("")).toBe(moving);
});
