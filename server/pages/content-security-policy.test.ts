import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pagePolicy } from "./content-security-policy.ts";
import { ABOUT_PAGE } from "#server/testing/test-site.ts";

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

test("a page may run its own files and its own inline scripts, and no other", () => {
  expect(directives(pagePolicy(ABOUT_PAGE, undefined)).get("script-src")).toEqual([
    "'self'",
    hashOf("start()"),
    hashOf('import "/assets/app-1a2b.js"'),
  ]);
});

test("[2.077] the only other host a page can show is the map's", () => {
  const policy = directives(pagePolicy("<title>Contact</title>", undefined));
  expect(policy.get("frame-src")).toEqual(["https://www.openstreetmap.org"]);
  expect(policy.get("default-src")).toEqual(["'self'"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("object-src")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
});

test("[7.001] a page may send requests to the API base on any origin", () => {
  const policy = directives(pagePolicy("", "https://api.example.com"));
  expect(policy.get("connect-src")).toContain("https://api.example.com");
  expect(directives(pagePolicy("", undefined)).get("connect-src")).toEqual([
    "'self'",
    "https://www.openstreetmap.org",
  ]);
});
