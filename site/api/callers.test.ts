import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const sources = globSync("site/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] });

function filesWith(pattern: RegExp): string[] {
  return sources.filter((file) => pattern.test(readFileSync(file, "utf8"))).toSorted();
}

test("[7.026] of all forms only three reach the server, and only through this folder", () => {
  expect([...new Set(filesWith(/"#site\/api\//).map(dirname))]).toEqual([
    "site/features/broker-registration",
    "site/features/contact-form",
    "site/features/meeting-popup",
  ]);
  expect(filesWith(/\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/)).toEqual([
    "site/api/post.ts",
    "site/api/upload.ts",
    "site/features/office-map/use-reach.ts", // asks whether the map's host is in reach
  ]);
});
