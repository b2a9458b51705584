// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { homeParameters } from "#domain/homes/filter-url.ts";
import { URL_PENDING } from "#site/boot/names.ts";
import { noFilters } from "#site/features/project-filters/project-filters.ts";
import { waitForUrl } from "#site/boot/inline/wait-for-url.ts";

function isWaiting(search: string): boolean {
  document.documentElement.removeAttribute(URL_PENDING);
  history.replaceState(null, "", `/homes${search}`);
  waitForUrl();
  return document.documentElement.hasAttribute(URL_PENDING);
}

test.for([...new Set([...homeParameters, ...Object.keys(noFilters)])])(
  "a list waits for the parameter %s",
  (name) => {
    expect(isWaiting(`?utm_source=x&${name}=1`)).toBe(true);
  },
);

test.for(["", "?home=A-304", "?utm_source=status", "?compare=a.A-304"])(
  "a list waits for nothing in a URL with '%s'",
  (search) => expect(isWaiting(search)).toBe(false),
);

test("a script that fails shows the list as it is", () => {
  expect(isWaiting("?status=sold")).toBe(true);
  dispatchEvent(new Event("error"));
  expect(document.documentElement.hasAttribute(URL_PENDING)).toBe(false);
});
